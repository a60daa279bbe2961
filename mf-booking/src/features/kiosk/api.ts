import type { Availability } from "@courtside/contracts/api/client.ts";
import { useClubDays } from "@courtside/contracts/shell/useClubDays.ts";

export interface SportBoard {
  sport: string;
  availability: Availability | undefined;
}

/** A day of every sport of the club, by the reads of the grid, so that both share one cache. */
export function useTodayBoards(sports: readonly string[], date: string) {
  const days = useClubDays(
    sports.map((sport) => ({ date, sport })),
    { isUnattended: true },
  );
  const boards: SportBoard[] = days.map(({ grid }, at) => ({ sport: sports[at] ?? "", availability: grid }));
  const newest = days.toSorted((one, other) => other.readAt - one.readAt)[0];
  const failed = days.filter(({ isError }) => isError);
  return {
    boards,
    /** The latest response and when it arrived, for the clock. */
    newest,
    /** The last read of a sport failed, the first or a later one. */
    failed: failed.length > 0,
    error: failed[0]?.error,
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const day of failed) day.refetch();
    },
  };
}
