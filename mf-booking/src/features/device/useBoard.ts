import { codeOf } from "@courtside/contracts/api/client.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { deviceClient } from "./device-clients.ts";

/** How often the board is read besides changes that arrive live, and after how long without a response there is no connection: two reads. */
const READ_EVERY = 10_000;
const STALE_AFTER = 20_000;
/** One failed read is repeated after so long, before anything is said. */
const READ_AGAIN_AFTER = 2_000;
/** What the api will say again. */
const FINAL = ["device_revoked", "access_expired"];

/**
 * The board, and whether it is of now. It is not while the browser has no network, after two failed reads in a row, and when no response
 * has arrived for twenty seconds: a connection that is lost silently fails nothing.
 */
export function useBoard({ api }: ReturnType<typeof deviceClient>) {
  const query = api.useQuery(
    "get",
    "/devices/board",
    {},
    {
      refetchInterval: READ_EVERY,
      retry: (failures, error: unknown) => failures < 1 && !FINAL.includes(codeOf(error) ?? ""),
      retryDelay: READ_AGAIN_AFTER,
    },
  );
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isLate = useIsLate(query.dataUpdatedAt);
  return { query, isCurrent: isOnline && query.isSuccess && !isLate, isOnline };
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
