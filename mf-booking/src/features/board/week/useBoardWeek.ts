import { useClubDays } from "@courtside/contracts/shell/useClubDays.ts";
import { axisOf } from "../board-day.ts";
import type { WeekDay } from "./week-days.ts";

/** The dates' courts of these sports, each as soon as it is loaded. */
export function useBoardWeek(dates: readonly string[], sports: readonly string[]) {
  const days = useClubDays(dates.flatMap((date) => sports.map((sport) => ({ date, sport }))));
  const failed = days.filter(({ isError }) => isError);
  const isUnread = failed.some(({ grid }) => !grid);
  return {
    days: dates.map((date, at): WeekDay => {
      const parts = days.slice(at * sports.length, (at + 1) * sports.length);
      const grids = parts.flatMap(({ grid }) => grid ?? []);
      if (grids.length < sports.length) return { date, courts: null, axis: null };
      const courts = parts.flatMap(({ grid }, place) =>
        (grid?.courts ?? []).map((court) => ({ sport: sports[place] ?? "", court })),
      );
      return { date, courts, axis: axisOf(grids) };
    }),
    error: failed[0]?.error,
    /** A day could not be read at all. */
    failed: isUnread,
    /** All days are there, and a later read of some failed. */
    outdated: failed.length > 0 && !isUnread,
    fetching: days.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const day of failed) day.refetch();
    },
  };
}
