import { type MouseEvent, useEffect, useRef, useState } from "react";
import { classNames } from "../../classNames.ts";
import { toneIcon } from "../Alert/toneIcon.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { IconClose } from "../Icon/icons.tsx";
import styles from "./Toast.module.css";
import type { Toast } from "./toastStore.ts";

const SHOWN_MS = 5000;

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
}

/** One toast. Hover or focus stops its clock; an error has none. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const [paused, setPaused] = useState(false);
  const left = useRef(SHOWN_MS);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (paused || toast.tone === "error") return;
    const startedAt = performance.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [paused, toast.tone]);

  const pauses = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
  const follow = (event: MouseEvent) => {
    // Another tab is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toast.link?.open();
    onClose();
  };
  const Icon = toneIcon[toast.tone];
  return (
    <div
      role={toast.tone === "error" ? "alert" : "status"}
      className={classNames(styles.toast, styles[toast.tone])}
      {...pauses}
    >
      <Icon className={styles.icon} size={20} />
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
        {toast.detail && <p className={styles.description}>{toast.detail}</p>}
        {toast.link && (
          <p className={styles.description}>
            <a href={toast.link.href} onClick={follow}>
              {toast.link.label}
            </a>
          </p>
        )}
      </div>
      <IconButton label="Close" icon={<IconClose />} size="small" className={styles.close} onClick={onClose} />
    </div>
  );
}
