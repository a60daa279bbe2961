import { useEffect, useRef } from "react";
import { type Shortcut, shortcutOf } from "./board-keys.ts";

/** Runs what a letter means, anywhere on the page but in a field or a dialog. */
export function useShortcuts(act: Record<Shortcut, () => void>): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      latest.current[shortcut]();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
