import { type Invitation, messageOf } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { BulkDialog } from "@courtside/design-system/staff.tsx";
import { useRevokeMany } from "../api.ts";
import { invitationsText } from "../invitationSent.ts";

interface RevokeManyDialogProps {
  invitations: readonly Invitation[];
  onClose: () => void;
}

/** Lists the selected invitations, then revokes one after the other. */
export function RevokeManyDialog({ invitations, onClose }: RevokeManyDialogProps) {
  const { revoke, report } = useRevokeMany();
  return (
    <BulkDialog
      danger
      title={`Revoke ${invitationsText(invitations.length)}?`}
      description="The links in the emails stop working. You can invite them again at any time."
      items={invitations}
      keyOf={({ id }) => id}
      nameOf={({ email }) => email}
      noteOf={({ role }) => ROLE_LABELS[role]}
      confirmLabel="Revoke"
      cancelLabel="Keep Invitations"
      run={revoke}
      problemOf={(failure) => messageOf(failure) ?? "The connection was lost. Try again."}
      onEnd={(done) => {
        report(done);
        if (done === invitations.length) onClose();
      }}
      onClose={onClose}
    />
  );
}
