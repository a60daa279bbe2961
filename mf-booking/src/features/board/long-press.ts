import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

/** ms that a finger stays for the menu, and px that it may move meanwhile. */
export const LONG_PRESS = 500;
export const STILL = 8;

interface MenuButton {
  onClick: () => void;
  /** A right click, the menu key or a finger that stays. */
  onMenu: (element: HTMLElement) => void;
}

/** Handlers of a button that has a menu. The browsers of iOS send no `contextmenu`, so the finger's stay is timed here. */
export function useMenuButton({ onClick, onMenu }: MenuButton) {
  const pressed = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(null);
  /** The click that follows a long press means nothing. */
  const spent = useRef(false);
  const release = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = null;
  };
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);
  const openMenu = (element: HTMLElement) => {
    release();
    element.focus({ preventScroll: true });
    onMenu(element);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      release();
      spent.current = false;
      if (event.pointerType === "mouse") return;
      const element = event.currentTarget;
      const timer = setTimeout(() => {
        spent.current = true;
        openMenu(element);
      }, LONG_PRESS);
      pressed.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const press = pressed.current;
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: () => {
      if (!spent.current) onClick();
      spent.current = false;
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      // A finger's long press has opened it already.
      if (!spent.current) openMenu(event.currentTarget);
    },
  };
}
