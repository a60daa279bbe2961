import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./CellTip.module.css";

interface Tip {
  text: string;
  cell: HTMLElement;
}

/**
 * 'Booked by: …' beside the cell under the mouse or the focus: one layer for the whole grid, with the text of `data-tip`. It
 * repeats the cell's accessible name, so it is hidden from screen readers.
 */
export function CellTip({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const show = (event: Event) => {
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-cell]") : null;
      const text = cell?.dataset.tip;
      setTip(cell && text ? { cell, text } : null);
    };
    const hide = () => setTip(null);
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && show(event), { signal });
    root.addEventListener("focusin", show, { signal });
    root.addEventListener("keydown", (event) => event.key === "Escape" && hide(), { signal });
    for (const end of ["pointerleave", "focusout", "pointerdown"]) root.addEventListener(end, hide, { signal });
    root.addEventListener("scroll", hide, { signal, passive: true });
    return () => listeners.abort();
  }, [scroller]);

  useEffect(() => {
    const element = layer.current;
    if (!element || !tip) return;
    element.showPopover();
    const anchor = tip.cell.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const left = anchor.left + (anchor.width - width) / 2;
    element.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
    element.style.top = `${anchor.top - height - 4 < 8 ? anchor.bottom + 4 : anchor.top - height - 4}px`;
  }, [tip]);

  if (!tip) return null;
  return (
    <div ref={layer} popover="manual" aria-hidden="true" className={styles.tip}>
      {tip.text}
    </div>
  );
}
