import { useLayoutEffect, useRef } from "react";
import { hasLayers, openLayer } from "./layerHistory.ts";

/**
 * `dialog`: browser Back closes it, the topmost first. `popover`: only where no dialog is open, for within one it belongs to
 * the dialog. `none`: a question about leaving the page, which Back does not close.
 */
export type BackBehaviour = "dialog" | "popover" | "none";

/** Closes the calling layer on browser Back for as long as it is mounted. */
export function useBackCloses(onBack: () => void, behaviour: BackBehaviour = "dialog"): void {
  const current = useRef(onBack);
  useLayoutEffect(() => {
    current.current = onBack;
  });
  useLayoutEffect(() => {
    if (behaviour === "none" || (behaviour === "popover" && hasLayers())) return;
    return openLayer(() => current.current());
  }, [behaviour]);
}
