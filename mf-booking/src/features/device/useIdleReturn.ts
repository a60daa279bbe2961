import { useEffect, useRef } from "react";

/** Calls back after so many milliseconds without a touch or a key. */
export function useIdleReturn(milliseconds: number, onIdle: () => void): void {
  const latest = useRef(onIdle);
  latest.current = onIdle;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), milliseconds);
    };
    again();
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) document.addEventListener(event, again);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, again);
    };
  }, [milliseconds]);
}
