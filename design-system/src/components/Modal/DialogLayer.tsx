import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "../../classNames.ts";
import { IconButton } from "../Button/IconButton.tsx";
import { IconClose } from "../Icon/icons.tsx";
import styles from "./DialogLayer.module.css";
import { pushModal, removeModal } from "./modalStack.ts";
import { useBackCloses } from "./useBackCloses.ts";

export interface DialogLayerProps {
  /** Esc, the close button, a press beside the panel. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons along the lower edge; the primary one last. */
  footer?: ReactNode;
  /** While something is being saved: cannot be closed. */
  busy?: boolean;
  role?: "dialog" | "alertdialog";
  /** It asks whether to leave the page: browser Back does not close it, and asks again. */
  asksToLeave?: boolean;
  /** No header and no padding: the content has its own way to close, and the title is heard only. */
  bare?: boolean;
  panelClass?: string;
  bodyClass?: string;
  children?: ReactNode;
}

const FIELD = "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)";

/** The first field with a mouse; the panel itself on touch, so that no keyboard jumps up. `data-autofocus` wins. */
function focusFirst(dialog: HTMLDialogElement): void {
  const body = matchMedia("(pointer: fine)").matches ? dialog.querySelector<HTMLElement>(FIELD) : null;
  const target = dialog.querySelector<HTMLElement>("[data-autofocus]") ?? body ?? dialog.firstElementChild;
  if (target instanceof HTMLElement) target.focus();
}

/** A native modal dialog: focus stays in, the page behind is inert, focus returns where it came from. */
export function DialogLayer(props: DialogLayerProps) {
  const { onClose, title, description, footer, busy = false, role, asksToLeave, bare, panelClass, bodyClass } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    pushModal(dialog);
    dialog.showModal();
    focusFirst(dialog);
    return () => {
      removeModal(dialog);
      dialog.close();
    };
  }, []);

  useBackCloses(() => !busy && onClose(), asksToLeave ? "none" : "dialog");

  const requestClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !event.cancelable) return;
    event.preventDefault();
    if (!busy) onClose();
  };
  // Chromium closes a dialog by the second Esc in a row, whatever it is asked: it is put back, and closes as by the first.
  const takeBackClosing = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = ref.current;
    if (event.target !== dialog || dialog.open) return;
    dialog.showModal();
    if (!busy) onClose();
  };

  return (
    <dialog
      ref={ref}
      role={role}
      aria-label={bare ? String(title) : undefined}
      aria-labelledby={bare ? undefined : `${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={styles.layer}
      onCancel={requestClose}
      onClose={takeBackClosing}
      onMouseDown={requestClose}
    >
      <div className={classNames(styles.panel, panelClass)} tabIndex={-1}>
        {!bare && (
          <header className={styles.header}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <IconButton label="Close" icon={<IconClose />} disabled={busy} className={styles.close} onClick={onClose} />
          </header>
        )}
        <div className={classNames(bare ? styles.bareBody : styles.body, bodyClass)}>
          {description && (
            <div id={`${id}-description`} className={styles.description}>
              {description}
            </div>
          )}
          {props.children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
