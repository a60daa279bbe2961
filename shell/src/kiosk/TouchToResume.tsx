import { useLayoutEffect, useRef } from "react";
import styles from "./TouchToResume.module.css";

/** Covers everything when fullscreen was left: only a tap can restore it. */
export function TouchToResume({ onResume }: { onResume: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    element?.showModal();
    style.overflow = "hidden";
    return () => {
      style.overflow = "";
      element?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-label="Kiosk" className={styles.cover} onCancel={(event) => event.preventDefault()}>
      <button type="button" className={styles.resume} onClick={onResume}>
        Touch to resume
      </button>
    </dialog>
  );
}
