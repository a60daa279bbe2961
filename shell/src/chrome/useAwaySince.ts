import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, isPassing } from "../app/api.ts";

/**
 * When the api last answered, epoch ms, while it does not; null while it does, or nothing is shown yet. Told by the poll of
 * /me. Once it answers again, whatever failed meanwhile is read anew.
 */
export function useAwaySince(): number | null {
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt } = api.useQuery("get", "/me", {}, { enabled: false });
  const isAway = data !== undefined && error !== null && isPassing(error);
  useEffect(() => {
    if (!isAway) return;
    return () => void queries.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [isAway, queries]);
  return isAway ? dataUpdatedAt : null;
}
