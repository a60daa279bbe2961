import type { Availability } from "@courtside/contracts/api/client.ts";
import { useApi, useQueries } from "@courtside/contracts/shell/index.tsx";

export interface SportBoard {
  sport: string;
  availability: Availability | undefined;
}

/** A day of every sport of the club, by the queries of the grid, so that both share one cache. */
export function useTodayBoards(sports: readonly string[], date: string) {
  const api = useApi();
  const queries = useQueries({
    queries: sports.map((sport) => api.queryOptions("get", "/availability", { params: { query: { date, sport } } })),
  });
  const boards: SportBoard[] = queries.map(({ data }, at) => ({ sport: sports[at] ?? "", availability: data }));
  const newest = queries.toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0];
  const failed = queries.filter(({ isError, data }) => isError && !data);
  return {
    boards,
    /** The latest response and when it arrived, for the clock. */
    newest,
    failed: failed.length > 0,
    error: failed[0]?.error as unknown,
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
