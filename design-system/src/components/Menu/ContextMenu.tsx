import type { RefObject } from "react";
import type { MenuProps } from "./Menu.tsx";
import { MenuList } from "./MenuList.tsx";

export interface ContextMenuProps {
  /** What the actions are about; it has the focus. */
  anchor: RefObject<HTMLElement | null>;
  /** Its name for a screen reader. */
  label: string;
  items: Extract<MenuProps["items"], readonly (readonly unknown[])[]>;
  onClose: () => void;
}

/** The actions on a part of a board, opened by a right click, a long press or the menu key. Keys as in Menu. */
export function ContextMenu({ anchor, label, items, onClose }: ContextMenuProps) {
  return <MenuList groups={items} anchor={anchor} label={label} placement="bottom-start" onClose={onClose} />;
}
