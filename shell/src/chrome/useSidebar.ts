import { useMediaQuery, usePhone } from "@courtside/design-system/core.tsx";
import { useCallback, useEffect, useState } from "react";
import { rememberedSidebar, rememberSidebar } from "./sidebarCookie.ts";

export interface Sidebar {
  /** Below 768 px it is a drawer, closed until it is opened. */
  isDrawer: boolean;
  open: boolean;
  toggle: () => void;
  close: () => void;
}

/** The sidebar's state: remembered for 7 days, toggled by Ctrl or Cmd and b, a drawer on a phone. */
export function useSidebar(): Sidebar {
  const isDrawer = usePhone();
  const hasRoom = useMediaQuery("(min-width: 1024px)");
  const [choice, setChoice] = useState(() => rememberedSidebar(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);
  const expanded = choice ?? hasRoom;

  const toggle = useCallback(() => {
    if (isDrawer) return setDrawerOpen((was) => !was);
    rememberSidebar(document, !expanded);
    setChoice(!expanded);
  }, [isDrawer, expanded]);
  const close = useCallback(() => setDrawerOpen(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [toggle]);

  return { isDrawer, open: isDrawer ? drawerOpen : expanded, toggle, close };
}
