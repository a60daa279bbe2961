import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import { Button, IconEdit, IconUsers } from "@courtside/design-system/core.tsx";

interface EventActionsProps {
  event: ClubEvent;
  /** Its registration is under way. */
  busy: boolean;
  /** What is shown may be old, and nothing can be sent. */
  offline: boolean;
  onRegister: () => void;
  onUnregister: () => void;
  onEdit: () => void;
  onCancel: () => void;
  onRoster: () => void;
}

/** What the api says that this person can do with an event; null where that is nothing. */
export function EventActions({ event, busy, offline, ...act }: EventActionsProps) {
  const { can_register, can_unregister, can_edit, can_see_roster, registered_count, title } = event;
  if (!can_register && !can_unregister && !can_edit && !can_see_roster) return null;
  return (
    <>
      {can_register && (
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Registering..."
          disabled={offline}
          aria-label={`Register for ${title}`}
          onClick={act.onRegister}
        >
          Register
        </Button>
      )}
      {can_unregister && (
        <Button
          busy={busy}
          busyLabel="Unregistering..."
          disabled={offline}
          aria-label={`Unregister from ${title}`}
          onClick={act.onUnregister}
        >
          Unregister
        </Button>
      )}
      {can_see_roster && (
        <Button icon={<IconUsers />} aria-label={`Roster (${registered_count}) of ${title}`} onClick={act.onRoster}>
          Roster ({registered_count})
        </Button>
      )}
      {can_edit && (
        <>
          <Button icon={<IconEdit />} disabled={offline} aria-label={`Edit ${title}`} onClick={act.onEdit}>
            Edit
          </Button>
          <Button danger disabled={offline} aria-label={`Cancel Event: ${title}`} onClick={act.onCancel}>
            Cancel Event
          </Button>
        </>
      )}
    </>
  );
}
