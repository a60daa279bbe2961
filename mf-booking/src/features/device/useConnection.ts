import { useEffect, useState, useSyncExternalStore } from "react";
import { READ_BOARD_EVERY, type useBoard } from "./api.ts";

/** After how long without a response there is no connection: two reads. */
const STALE_AFTER = 2 * READ_BOARD_EVERY;

/**
 * Whether the board is of now. It is not while the browser has no network, after two failed reads in a row, and when no response has
 * arrived for twenty seconds: a connection that is lost silently fails nothing.
 */
export function useConnection({ dataUpdatedAt, isSuccess }: ReturnType<typeof useBoard>) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isLate = useIsLate(dataUpdatedAt);
  return { isCurrent: isOnline && isSuccess && !isLate, isOnline };
}

function subscribe(listener: () => void): () => void {
  const ended = new AbortController();
  for (const name of ["online", "offline"]) window.addEventListener(name, listener, { signal: ended.signal });
  return () => ended.abort();
}

/** Whether the last response, of `readAt` (epoch ms of the browser), is too old. */
function useIsLate(readAt: number): boolean {
  const [late, setLate] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(readAt), readAt + STALE_AFTER - Date.now());
    return () => clearTimeout(timer);
  }, [readAt]);
  return late === readAt;
}
