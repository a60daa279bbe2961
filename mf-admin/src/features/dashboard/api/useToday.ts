import type { Availability } from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useApi, useMe, useQueries } from "@courtside/contracts/shell/index.tsx";

export interface Today {
  /** The day of each sport that the club has open courts for. */
  days: Availability[];
  isPending: boolean;
  error: unknown;
  retry: () => void;
  isFetching: boolean;
}

/** What fills the club's courts today, in the club's time. */
export function useToday(): Today {
  const api = useApi();
  const { club } = useMe();
  const courts = api.useQuery("get", "/courts");
  const date = clubDate(Date.now(), club?.time_zone ?? "UTC");
  const sports = [...new Set(courts.data?.data.filter((court) => court.is_active).map((court) => court.sport))];
  const days = useQueries({
    queries: sports.map((sport) => api.queryOptions("get", "/availability", { params: { query: { date, sport } } })),
  });
  const all = [courts, ...days];
  return {
    days: days.flatMap(({ data }) => data ?? []),
    isPending: all.some((query) => query.isPending && !query.error),
    error: all.find((query) => query.error && !query.data)?.error ?? null,
    retry: () => {
      for (const query of all) if (query.error) void query.refetch();
    },
    isFetching: all.some((query) => query.isFetching),
  };
}
