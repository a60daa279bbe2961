import { Alert, Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type BroadcastInput, type BroadcastPreview, useTestBroadcast } from "../api.ts";
import styles from "./Messages.module.css";

interface PreviewDialogProps {
  input: BroadcastInput;
  preview: BroadcastPreview;
  busy: boolean;
  onClose: () => void;
  onSend: () => void;
}

/** The mail without its first line, which repeats the subject: a mail program shows both, the preview has it above. */
const bodyOf = ({ subject, text }: BroadcastPreview["mail"]): string =>
  text.startsWith(`${subject}\n`) ? text.slice(subject.length).trimStart() : text;

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** Whom a message reaches and how its mail reads; from here it is sent, or first to oneself. */
export function PreviewDialog({ input, preview, busy, onClose, onSend }: PreviewDialogProps) {
  const { count, by_mail, by_inbox, unconfirmed, names, mail } = preview;
  const test = useTestBroadcast();
  const { subject, text } = input;
  const more = count - names.length;
  return (
    <Modal
      open
      size="large"
      title="Preview"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Back
          </Button>
          <Button busy={test.isPending} disabled={busy} onClick={() => test.mutate({ body: { subject, text } })}>
            Send Test to Me
          </Button>
          <Button variant="primary" disabled={count === 0} busy={busy} busyLabel="Sending..." onClick={onSend}>
            {`Send to ${people(count)}`}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {count === 0 ? (
          <Alert tone="warning">No member fits. Go back and choose others.</Alert>
        ) : (
          <Stack gap={4}>
            <Text as="p">{`Reaches ${people(count)}: ${by_inbox} in the inbox, ${by_mail} by email.`}</Text>
            {unconfirmed > 0 && (
              <Text as="p">
                {unconfirmed === 1
                  ? "1 of them has not confirmed their address and gets no email."
                  : `${unconfirmed} of them have not confirmed their address and get no email.`}
              </Text>
            )}
            <Text as="p" size="sm" tone="secondary">
              {names.join(", ")}
              {more > 0 && ` and ${more} more`}
            </Text>
          </Stack>
        )}
        <section aria-label="The email" className={styles.mail}>
          <h3 className={styles.subject}>{mail.subject}</h3>
          <p className={styles.text}>{bodyOf(mail)}</p>
        </section>
      </Stack>
    </Modal>
  );
}
