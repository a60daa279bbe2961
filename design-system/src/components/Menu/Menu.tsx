import { cloneElement, type ReactElement, type Ref, useId, useRef, useState } from "react";
import type { Placement } from "../Popover/placeBeside.ts";
import { type MenuAction, MenuList } from "./MenuList.tsx";

export type { MenuAction } from "./MenuList.tsx";

interface TriggerProps {
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}

export interface MenuProps {
  /** A Button or IconButton; the menu gives it its `onClick`. */
  trigger: ReactElement<TriggerProps>;
  /** Each inner list is a group, parted from the next by a line. */
  items: readonly MenuAction[] | readonly (readonly MenuAction[])[];
  placement?: Placement;
}

const isGrouped = (items: MenuProps["items"]): items is readonly (readonly MenuAction[])[] => Array.isArray(items[0]);

/** A list of acts that drops from a button. Arrows, Home, End and first letters move; Esc closes. */
export function Menu({ trigger, items, placement = "bottom-end" }: MenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      {cloneElement(trigger, {
        id,
        ref: anchor,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        onClick: () => setOpen((was) => !was),
      })}
      {open && (
        <MenuList
          groups={isGrouped(items) ? items : [items]}
          anchor={anchor}
          labelledBy={id}
          placement={placement}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
