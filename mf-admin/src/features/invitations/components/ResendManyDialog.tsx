import type { Invitation } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { Alert, Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { isUnderWay, unsentOf } from "../batch.ts";
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
  const { batch } = sending;
  const isUnfinished = !!batch && (isUnderWay(batch) || (!batch.renews && unsentOf(batch).length > 0));
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
          <Button
            variant="primary"
            disabled={isUnfinished}
            busy={sending.starting}
            busyLabel="Sending..."
            onClick={renew}
          >
            Resend
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {isUnfinished && (
          <Alert tone="warning" title="Other invitations of yours are not finished">
            {isUnderWay(batch)
              ? "Wait until the server has sent them, or stop them first."
              : "Send the remaining ones under Invite Member, or go back to their addresses there first."}
          </Alert>
        )}
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
