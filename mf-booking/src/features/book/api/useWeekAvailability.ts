import { type ApiError, type Availability, isApiError } from "@courtside/contracts/api/client.ts";
import { useApi, useQueries } from "@courtside/contracts/shell/index.tsx";

/** Some days of a sport, read side by side. `days` is undefined until all are there; later failures keep it. */
export interface WeekAvailability {
  days: readonly Availability[] | undefined;
  /** When the last of them came, epoch ms of the browser. */
  updatedAt: number;
  isError: boolean;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => void;
}

/** The answers of `/availability` for each of these dates; the same queries as the day grid's, so one cache. */
export function useWeekAvailability(dates: readonly string[], sport: string): WeekAvailability {
  const api = useApi();
  const queries = useQueries({
    queries: dates.map((date) => api.queryOptions("get", "/availability", { params: { query: { date, sport } } })),
  });
  const days = queries.flatMap((query) => query.data ?? []);
  const failed = queries.filter((query) => query.isError);
  const error: unknown = failed[0]?.error;
  return {
    days: days.length === dates.length ? days : undefined,
    updatedAt: Math.max(0, ...queries.map((query) => query.dataUpdatedAt)),
    isError: failed.length > 0,
    error: isApiError(error) ? error : null,
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => {
      for (const query of failed.length > 0 ? failed : queries) void query.refetch();
    },
  };
}
