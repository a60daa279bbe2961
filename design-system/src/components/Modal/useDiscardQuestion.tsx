import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export interface DiscardQuestion {
  /** For the dialog's `onClose` and its Cancel button: closes at once, or asks. */
  close: () => void;
  /** Rendered beside the dialog. */
  question: ReactNode;
}

/** Asks before a dialog with unsaved input closes by any way but saving, and lets the browser ask before the page goes. */
export function useDiscardQuestion(isUnsaved: boolean, onClose: () => void): DiscardQuestion {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  const discard = () => {
    // Before the dialog, which could not give the focus back while the question is over it.
    flushSync(() => setAsking(false));
    onClose();
  };
  const question = (
    <ConfirmDialog
      open={isAsking}
      danger
      title="Discard what you wrote?"
      confirmLabel="Discard"
      cancelLabel="Keep Writing"
      onConfirm={discard}
      onClose={() => setAsking(false)}
    />
  );
  return { close: () => (isUnsaved ? setAsking(true) : onClose()), question };
}
