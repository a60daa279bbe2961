import { useEffect } from "react";
import { stepOf } from "../board-keys.ts";
import { useStable } from "../useStable.ts";

/** Where + and - mean something else, or are handled already: a field, a cell of the board. */
const ELSEWHERE = "input, select, textarea, [contenteditable], [role=menu], [data-cell]";

/** + and - while the panel of a booking is open, wherever the focus is in a sheet or beside the board. */
export function useLengthKeys(isActive: boolean, onStep: (minutes: number) => void): void {
  const step = useStable(onStep);
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const minutes = stepOf(event.key);
      if (minutes === 0 || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      event.preventDefault();
      step(minutes);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isActive, step]);
}
