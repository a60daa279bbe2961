import { type MouseEvent, useLayoutEffect, useRef } from "react";

/**
 * What a press starts has reported so after this many turns of the event loop: a mutation tells React in one, which renders in the
 * next. Counted and not timed: a second click that waited behind a slow turn is still early, a later press never is.
 */
const STARTS_WITHIN_TURNS = 3;

function afterTurns(turns: number, then: () => void): void {
  setTimeout(() => (turns > 1 ? afterTurns(turns - 1, then) : then()));
}

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
    afterTurns(STARTS_WITHIN_TURNS, () => {
      if (!working.current) pressed.current = false;
    });
    onPress?.(event);
  };
}
