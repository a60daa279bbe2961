import type { Invitation } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { invitationsText } from "../invitationSent.ts";
import type { useBatch } from "../inviting.ts";
import styles from "./InviteeList.module.css";
import { SCROLLER } from "./InviteeList.tsx";

interface ResendManyDialogProps {
  invitations: readonly Invitation[];
  sending: ReturnType<typeof useBatch>;
  /** The server has begun. */
  onStarted: () => void;
  onClose: () => void;
}

/** Lists the selected invitations, then orders that the server sends them again: it waits for the limit of mails by itself. */
export default function ResendManyDialog({ invitations, sending, onStarted, onClose }: ResendManyDialogProps) {
  const renew = () =>
    sending.renew(
      invitations.map(({ email, full_name }) => ({ email, name: full_name })),
      onStarted,
    );
  return (
    <Modal
      open
      title={`Resend ${invitationsText(invitations.length)}?`}
      description="Each of them gets a new email; the link of the former one stops working."
      busy={sending.starting}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus="" disabled={sending.starting} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={sending.starting} busyLabel="Sending..." onClick={renew}>
            Resend
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <ul className={styles.list} aria-label="Selected" {...SCROLLER}>
          {invitations.map(({ id, email, role }) => (
            <li key={id} className={styles.line}>
              <span className={styles.who}>{email}</span>
              <Text size="sm" tone="secondary">
                {ROLE_LABELS[role]}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}
