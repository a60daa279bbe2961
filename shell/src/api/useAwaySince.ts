import { useShell } from "@courtside/contracts/shell/index.tsx";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, isTransient } from "./client.ts";

/** The stream of live changes is gone: what still does not respond after so long will not. */
const UNANSWERED_AFTER = 2_000;

/**
 * `lastResponse`: when the api last responded, or when what is shown of an earlier visit was read, epoch ms; null while nothing is
 * shown yet. `awaySince`: the same value while the api does not respond, else null. The poll of /me measures both. When the api
 * responds again, failed queries are read again.
 */
export function useAwaySince(): { awaySince: number | null; lastResponse: number | null } {
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt, isFetching } = api.useQuery("get", "/me", {}, { enabled: false });
  const isUnanswered = useLasting(useShell().liveStatus === "offline" && isFetching, UNANSWERED_AFTER);
  const isAway = data !== undefined && ((error !== null && isTransient(error)) || isUnanswered);
  useEffect(() => {
    if (!isAway) return;
    return () => void queries.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [isAway, queries]);
  const lastResponse = data === undefined ? null : Math.min(dataUpdatedAt, ...restoredAt(queries));
  return { awaySince: isAway ? lastResponse : null, lastResponse };
}

/** Whether it `is` since `ms`. */
function useLasting(is: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, ms]);
  return lasts;
}

/** When what the screen shows of an earlier visit was read (offline/keepReads.ts). */
const restoredAt = (queries: QueryClient): number[] =>
  queries
    .getQueryCache()
    .findAll({ type: "active" })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((readAt) => readAt > 0 && readAt < performance.timeOrigin);
