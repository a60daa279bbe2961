import type { InvitationBatch } from "@courtside/contracts/api/client.ts";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { isUnderWay, unsentOf } from "../batch.ts";
import type { useBatch } from "../inviting.ts";
import { SendingProgress } from "./SendingProgress.tsx";

interface SendingDialogProps {
  batch: InvitationBatch;
  sending: ReturnType<typeof useBatch>;
  onClose: () => void;
}

/**
 * The results of each invitation that the server sends. Closing it stops nothing; once all have ended they are forgotten, but for new
 * addresses that got none, which the form offers.
 */
export default function SendingDialog({ batch, sending, onClose }: SendingDialogProps) {
  const close = async () => {
    onClose();
    if (!isUnderWay(batch) && (batch.renews || unsentOf(batch).length === 0)) await sending.forget();
  };
  return (
    <Modal open title="Sending Invitations" onClose={() => void close()}>
      <SendingProgress batch={batch} onStop={sending.stop} onResume={sending.resume} onClose={() => void close()} />
    </Modal>
  );
}
