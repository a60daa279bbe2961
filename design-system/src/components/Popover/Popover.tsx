import { type ReactNode, type RefObject, useRef } from "react";
import { useBackCloses } from "../Modal/useBackCloses.ts";
import styles from "./Popover.module.css";
import type { Placement } from "./placeBeside.ts";
import { useAnchoredLayer } from "./useAnchoredLayer.ts";
import { useDismiss } from "./useDismiss.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

export interface PopoverProps {
  open: boolean;
  /** Called when Esc, a press elsewhere or focus moving on should close it. */
  onClose: () => void;
  /** The element it stands beside, usually what opened it. */
  anchor: RefObject<Element | null>;
  /** Its name for a screen reader. */
  label: string;
  placement?: Placement;
  /** Without inner padding. */
  flush?: boolean;
  children: ReactNode;
}

/** A small panel beside what opened it; the page stays usable. On a phone, prefer Sheet. */
export function Popover({ open, ...rest }: PopoverProps) {
  return open ? <PopoverLayer {...rest} /> : null;
}

function PopoverLayer({
  onClose,
  anchor,
  label,
  placement = "bottom-start",
  flush,
  children,
}: Omit<PopoverProps, "open">) {
  const layer = useRef<HTMLDivElement>(null);
  useAnchoredLayer(true, anchor, layer, placement);
  useReturnFocus(layer);
  useBackCloses(onClose, "popover");
  const dismissal = useDismiss(layer, anchor, onClose);
  return (
    <div ref={layer} popover="manual" className={styles.layer} {...dismissal}>
      <div role="dialog" aria-label={label} tabIndex={-1} className={flush ? styles.panel : styles.padded}>
        {children}
      </div>
    </div>
  );
}
