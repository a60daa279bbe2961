import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { subscribeToModals, topModal } from "../Modal/modalStack.ts";
import styles from "./Toast.module.css";
import { ToastCard } from "./ToastCard.tsx";
import { closeToast, currentToasts, subscribeToToasts } from "./toastStore.ts";

/** The element the toasts live in for the life of the page, so that they move between layers without being drawn anew. */
function createRegion(): HTMLElement | null {
  if (typeof document === "undefined") return null;
  const region = document.createElement("div");
  region.popover = "manual";
  region.className = styles.region ?? "";
  return region;
}

/**
 * Where toasts appear: the top layer, inside the topmost modal if one is open, because everything outside it is inert
 * and unheard.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => null);
  const [region] = useState(createRegion);
  const shown = toasts.length > 0;

  useLayoutEffect(() => {
    if (!region || !shown) return;
    const layer = modal ?? document.body;
    if (region.parentNode !== layer) layer.append(region);
    if (region.isConnected && !region.matches(":popover-open")) region.showPopover();
  }, [region, modal, shown]);

  useLayoutEffect(() => {
    if (region && shown) return () => region.remove();
  }, [region, shown]);

  if (!region) return null;
  return createPortal(
    toasts.map((toast) => <ToastCard key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />),
    region,
  );
}
