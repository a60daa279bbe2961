import { Modal, useDiscardQuestion } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import InviteForm from "./InviteForm.tsx";

/** 'Invite New Member' (docs/product/screens.md#admin-dashboard). Stays open while something is not sent. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const { close, question } = useDiscardQuestion(isUnsaved, onClose);
  return (
    <>
      <Modal
        open
        title="Invite New Member"
        description="They get an email with a link to join your club."
        busy={isBusy}
        onClose={close}
      >
        <InviteForm onSent={onClose} onBusy={setBusy} onUnsaved={setUnsaved} />
      </Modal>
      {question}
    </>
  );
}
