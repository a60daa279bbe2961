import { Alert, Button, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { QrCode } from "@courtside/design-system/qr-code.ts";
import styles from "./PairingDialog.module.css";

interface PairingDialogProps {
  device: { name: string; pairing_code: string; pairing_url: string };
  onClose: () => void;
}

/** The code with which the new device pairs, as text and as the address of the device's page. */
export function PairingDialog({ device: { name, pairing_code: code, pairing_url: url }, onClose }: PairingDialogProps) {
  const page = new URL(url);
  return (
    <Modal
      open
      size="small"
      title={`Pair ${name}`}
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        <Text as="p">
          On the device, open <strong>{`${page.host}${page.pathname}`}</strong> and type this code, or scan the QR code
          with its camera.
        </Text>
        <p className={styles.code}>
          {code.slice(0, 4)} {code.slice(4)}
        </p>
        <div className={styles.qr}>
          <QrCode text={url} label={`QR code to pair ${name}`} />
        </div>
        <Alert tone="info" title="Shown this once">
          The code works for 15 minutes and for one device.
        </Alert>
      </Stack>
    </Modal>
  );
}
