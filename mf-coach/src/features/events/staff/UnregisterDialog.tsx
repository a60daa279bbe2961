import type { Attendee, ClubEvent } from "@courtside/contracts/api/client.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useUnregisterMember } from "./api.ts";

interface UnregisterDialogProps {
  event: ClubEvent;
  person: Attendee;
  onClose: () => void;
}

/** Staff give a person's place up, after a question. */
export default function UnregisterDialog({ event, person, onClose }: UnregisterDialogProps) {
  const { user_id: id, name } = person;
  const { unregister, busy } = useUnregisterMember(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Unregister ${name} from ${event.title}?`}
      description={`${event.is_recurring ? "This covers all its dates. " : ""}They are notified by email.`}
      confirmLabel="Unregister"
      cancelLabel="Keep Place"
      busy={busy}
      busyLabel="Unregistering..."
      onConfirm={() => unregister({ eventId: event.id, id, name })}
      onClose={onClose}
    />
  );
}
