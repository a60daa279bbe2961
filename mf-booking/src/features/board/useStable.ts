import { useCallback, useEffect, useRef } from "react";

/** The same function at each rendering, which calls the latest: a handler that renders no row of the board again. */
export function useStable<Input extends unknown[]>(handler: (...input: Input) => void): (...input: Input) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...input) => latest.current(...input), []);
}
