import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, isTransient } from "../app/api.ts";

/**
 * `lastResponse`: when the api last responded, or when what is shown of an earlier visit was read, epoch ms; null while nothing is
 * shown yet. `awaySince`: the same value while the api does not respond, else null. The poll of /me measures both. When the api
 * responds again, failed queries are read again.
 */
export function useAwaySince(): { awaySince: number | null; lastResponse: number | null } {
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt } = api.useQuery("get", "/me", {}, { enabled: false });
  const isAway = data !== undefined && error !== null && isTransient(error);
  useEffect(() => {
    if (!isAway) return;
    return () => void queries.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [isAway, queries]);
  const lastResponse = data === undefined ? null : Math.min(dataUpdatedAt, ...restoredAt(queries));
  return { awaySince: isAway ? lastResponse : null, lastResponse };
}

/** When what the screen shows of an earlier visit was read (offline/keepReads.ts). */
const restoredAt = (queries: QueryClient): number[] =>
  queries
    .getQueryCache()
    .findAll({ type: "active" })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((readAt) => readAt > 0 && readAt < performance.timeOrigin);
