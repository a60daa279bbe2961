import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, isTransient } from "../app/api.ts";

/**
 * `lastResponse`: when the api last responded, epoch ms; null while nothing is shown yet. `awaySince`: the same value while the
 * api does not respond, else null. The poll of /me measures both. When the api responds again, failed queries are read again.
 */
export function useAwaySince(): { awaySince: number | null; lastResponse: number | null } {
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt } = api.useQuery("get", "/me", {}, { enabled: false });
  const isAway = data !== undefined && error !== null && isTransient(error);
  useEffect(() => {
    if (!isAway) return;
    return () => void queries.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [isAway, queries]);
  const lastResponse = data === undefined ? null : dataUpdatedAt;
  return { awaySince: isAway ? lastResponse : null, lastResponse };
}
