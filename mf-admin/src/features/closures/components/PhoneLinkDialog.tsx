import { Button, IconCopy, Stack, Text } from "@courtside/design-system/core.tsx";
import { Modal, useToast } from "@courtside/design-system/overlay.tsx";
import { QrCode } from "@courtside/design-system/qr-code.ts";
import styles from "./PhoneLinkDialog.module.css";

/** The groundsman's short link, to scan or to send. */
export default function PhoneLinkDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast("close-from-phone");
  const link = `${location.origin}/close`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast.success("Link copied"),
      () => toast.failed("The browser did not allow copying. Select the text and copy it yourself."),
    );
  return (
    <Modal open size="small" title="Close Courts From a Phone" onClose={onClose}>
      <Stack gap={16}>
        <Text as="p">
          Open this on the phone of whoever looks after the courts and sign in once; then keep it on the home screen.
        </Text>
        <div className={styles.qr}>
          <QrCode text={link} label="QR code to close courts from a phone" />
        </div>
        <Text as="p" className={styles.link}>
          {link}
        </Text>
        <Button icon={<IconCopy />} block onClick={copy}>
          Copy Link
        </Button>
      </Stack>
    </Modal>
  );
}
