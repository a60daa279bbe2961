import { useEffect, useRef, useState } from "react";

/** A label comes after 700 ms; at once when another was there less than 300 ms ago. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Whether a label has just been there, so that the next one need not wait. */
export function useSkipDelay() {
  const [isWarm, setWarm] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (warm: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setWarm, delay, warm);
  };
  return { isWarm, onEnter: () => change(true, DELAY_MS), onLeave: () => change(false, SKIP_DELAY_MS) };
}
