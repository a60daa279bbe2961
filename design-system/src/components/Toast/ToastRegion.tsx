import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { subscribeToModals, topModal } from "../Modal/modalStack.ts";
import styles from "./Toast.module.css";
import { ToastCard } from "./ToastCard.tsx";
import { closeToast, currentToasts, subscribeToToasts } from "./toastStore.ts";

/**
 * Where toasts appear: the top layer, inside the topmost modal if one is open, because everything outside it is inert
 * and unheard.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => null);
  const region = useRef<HTMLDivElement>(null);
  const shown = toasts.length > 0;

  useEffect(() => {
    const element = region.current;
    if (shown && element?.isConnected && !element.matches(":popover-open")) element.showPopover();
  });

  if (!shown) return null;
  const list = (
    <div ref={region} popover="manual" className={styles.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />
      ))}
    </div>
  );
  return createPortal(list, modal ?? document.body);
}
