import { classNames } from "../../classNames.ts";
import { DialogLayer, type DialogLayerProps } from "./DialogLayer.tsx";
import styles from "./Modal.module.css";

export interface ModalProps extends Omit<DialogLayerProps, "panelClass" | "bodyClass"> {
  open: boolean;
  /** 400, 560 or 800 px wide. */
  size?: "small" | "medium" | "large";
}

/** A question or a short form in front of the page. On a phone it rises from the lower edge. */
export function Modal({ open, size = "medium", ...layer }: ModalProps) {
  if (!open) return null;
  return <DialogLayer {...layer} panelClass={classNames(styles.modal, styles[size], layer.bare && styles.top)} />;
}
