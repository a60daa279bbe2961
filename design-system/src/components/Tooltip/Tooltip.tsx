import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from "react";
import type { Placement } from "../Popover/placeBeside.ts";
import { useAnchoredLayer } from "../Popover/useAnchoredLayer.ts";
import styles from "./Tooltip.module.css";
import { useTooltipTrigger } from "./useTooltipTrigger.ts";

export interface TooltipProps {
  content: ReactNode;
  placement?: Placement;
  /** The one focusable element it explains. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}

/** A short explanation on hover and on keyboard focus. Never the only place something can be read. */
export function Tooltip({ content, placement = "top", children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { open, anchor } = useTooltipTrigger(wrapper);
  useAnchoredLayer(open, anchor, layer, placement);
  return (
    <span ref={wrapper} className={styles.wrapper}>
      {cloneElement(children, { "aria-describedby": open ? id : children.props["aria-describedby"] })}
      {open && (
        <span ref={layer} id={id} role="tooltip" popover="manual" className={styles.tooltip}>
          {content}
        </span>
      )}
    </span>
  );
}
