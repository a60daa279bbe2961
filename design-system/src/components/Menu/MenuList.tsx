import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "../../classNames.ts";
import { IconCheck } from "../Icon/icons.tsx";
import type { Placement } from "../Popover/placeBeside.ts";
import { useAnchoredLayer } from "../Popover/useAnchoredLayer.ts";
import { useDismiss } from "../Popover/useDismiss.ts";
import { useReturnFocus } from "../Popover/useReturnFocus.ts";
import styles from "./Menu.module.css";

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Marks the current one of a choice. */
  checked?: boolean;
  onSelect: () => void;
}

interface MenuListProps {
  groups: readonly (readonly MenuAction[])[];
  anchor: RefObject<HTMLElement | null>;
  /** The element that names it, or its name. */
  labelledBy?: string;
  label?: string;
  placement: Placement;
  onClose: () => void;
}

/** The element focus goes to for a key, or undefined when the key moves nothing. */
function target(key: string, options: HTMLElement[], current: number): HTMLElement | undefined {
  const last = options.length - 1;
  if (key === "ArrowDown") return options[current >= last ? 0 : current + 1];
  if (key === "ArrowUp") return options[current <= 0 ? last : current - 1];
  if (key === "Home") return options[0];
  if (key === "End") return options[last];
  if (key.length !== 1) return undefined;
  const rotated = [...options.slice(current + 1), ...options.slice(0, current + 1)];
  return rotated.find((option) => option.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

export function MenuList({ groups, anchor, labelledBy, label, placement, onClose }: MenuListProps) {
  const layer = useRef<HTMLDivElement>(null);
  useAnchoredLayer(true, anchor, layer, placement);
  useReturnFocus(layer);
  const dismissal = useDismiss(layer, anchor, onClose);

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") return onClose();
    const options = [...(layer.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
    const next = target(event.key, options, options.indexOf(event.target as HTMLElement));
    if (!next) return dismissal.onKeyDown(event);
    event.preventDefault();
    next.focus();
  };
  const handlers = { onBlur: dismissal.onBlur, onKeyDown: moveFocus };

  return (
    <div ref={layer} popover="manual" className={styles.layer} {...handlers}>
      <div role="menu" aria-labelledby={labelledBy} aria-label={label} tabIndex={-1} className={styles.menu}>
        {groups.map((group, place) => (
          <div key={group[0]?.key ?? place} role="none" className={styles.group}>
            {group.map((action, position) => (
              <MenuItem key={action.key} action={action} first={place === 0 && position === 0} onClose={onClose} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface MenuItemProps {
  action: MenuAction;
  first: boolean;
  onClose: () => void;
}

function MenuItem({ action, first, onClose }: MenuItemProps) {
  const semantics =
    action.checked === undefined ? { role: "menuitem" } : { role: "menuitemradio", "aria-checked": action.checked };
  return (
    <button
      type="button"
      {...semantics}
      aria-disabled={action.disabled || undefined}
      tabIndex={-1}
      data-autofocus={first ? "" : undefined}
      className={classNames(styles.item, action.danger && styles.danger)}
      onClick={() => {
        if (action.disabled) return;
        onClose();
        action.onSelect();
      }}
    >
      {action.icon}
      <span className={styles.label}>{action.label}</span>
      {action.checked && <IconCheck />}
    </button>
  );
}
