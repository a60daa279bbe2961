import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Modal } from "./Modal.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing: "Cancel Court 2, Sat 10:00?" */
  title: ReactNode;
  description?: ReactNode;
  /** The verb: "Cancel Booking", never "OK". */
  confirmLabel: string;
  /** The way back: "Keep Booking". */
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  busyLabel?: string;
  /** It asks whether to leave the page: browser Back does not close it. */
  asksToLeave?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is cancelled, removed or deleted. The way back has the focus; a double click confirms once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    description,
    confirmLabel,
    cancelLabel = "Cancel",
    danger,
    busy = false,
    busyLabel,
    children,
  } = props;
  return (
    <Modal
      open={open}
      onClose={props.onClose}
      title={title}
      description={description}
      size="small"
      role="alertdialog"
      busy={busy}
      asksToLeave={props.asksToLeave}
      footer={
        <>
          <Button data-autofocus="" onClick={props.onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant="primary" danger={danger} busy={busy} busyLabel={busyLabel} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
