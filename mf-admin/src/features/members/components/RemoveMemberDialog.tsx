import type { Member } from "@courtside/contracts/api/client.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useRemoveMember } from "../api.ts";

/** Asks before a member is removed, by name, and says what comes of it (docs/product/roles.md#removal). */
export function RemoveMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const remove = useRemoveMember(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${member.name}?`}
      description="Their access to the club ends at once and their future bookings are canceled; a mail tells them so. What is over keeps their name."
      confirmLabel="Remove"
      cancelLabel="Keep Member"
      busy={remove.isPending}
      busyLabel="Removing..."
      onConfirm={() => remove.mutate({ params: { path: { user_id: member.id } } })}
      onClose={onClose}
    />
  );
}
