import { type MouseEvent, useLayoutEffect, useRef } from "react";

/** Longer than a mutation needs to report that it is under way, shorter than the second press of a slow double click. */
const STARTS_WITHIN_MS = 50;

/**
 * Lets one press through until the work that it starts has ended. `busy` alone comes too late: it is rendered after the
 * press, and the second click of a double click can be there before. Without `busy` every press counts.
 */
export function useSinglePress(busy: boolean | undefined, onPress?: (event: MouseEvent<HTMLButtonElement>) => void) {
  const pressed = useRef(false);
  const working = useRef(false);

  useLayoutEffect(() => {
    working.current = busy === true;
    if (!busy) return;
    return () => {
      pressed.current = false;
    };
  }, [busy]);

  if (busy === undefined) return onPress;
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || pressed.current) return event.preventDefault();
    pressed.current = true;
    setTimeout(() => {
      if (!working.current) pressed.current = false;
    }, STARTS_WITHIN_MS);
    onPress?.(event);
  };
}
