import { addDays, weekStart } from "@courtside/contracts/domain/club-clock.ts";
import type { DayGrid } from "@courtside/contracts/domain/club-day/day-grid.ts";
import { useClubDays } from "@courtside/contracts/shell/useClubDays.ts";
import { useEffect, useState } from "react";
import { type FreeInput, freeBySport, type SportFreeTimes } from "./free-by-sport.ts";

/** Further days are not read: two weeks, as the pages say. */
const MOST_DAYS = 14;

interface FirstFreeDay {
  /** The first day with a free time; while none is found, the one that is read last. */
  date: string;
  /** Its free times by sport; sports without any are left out. */
  free: SportFreeTimes[];
  isPending: boolean;
  isError: boolean;
  /** None was found, and days that are not read can be booked as well. */
  isCut: boolean;
}

/**
 * The first day from `from` on with a free time of any of the sports, within the booking window. One day is read after another, and
 * `from` is followed all the time; those that the person looked at are known already.
 */
export function useFirstFreeDay(sports: readonly string[], from: string, input: FreeInput): FirstFreeDay {
  const [read, setRead] = useState({ from, date: from });
  const date = read.from === from ? read.date : from;
  const dates = date === from ? [from] : [from, date];
  const days = useClubDays(dates.flatMap((day) => sports.map((sport) => ({ date: day, sport }))));
  const first = freeBySport(days.slice(0, sports.length), sports, input);
  const last = days.slice(-sports.length);
  const grids = last.flatMap(({ grid }) => grid ?? []);
  const free = first.length > 0 ? first : freeBySport(last, sports, input);
  const isLoaded = grids.length === last.length;
  const isError = last.some((day) => day.isError);
  const following = isLoaded && free.length === 0 ? nextDate(grids, date) : null;
  const next = following !== null && following < addDays(from, MOST_DAYS) ? following : null;
  useEffect(() => {
    if (next !== null) setRead({ from, date: next });
  }, [from, next]);
  return {
    date: first.length > 0 ? from : date,
    free,
    isPending: free.length === 0 && (next !== null || (!isLoaded && !isError)),
    isError: free.length === 0 && isError && !isLoaded,
    isCut: following !== null && next === null,
  };
}

/** The next day that may have a free time; null beyond the booking window. A full week is skipped. */
function nextDate(grids: readonly DayGrid[], date: string): string | null {
  const [grid] = grids;
  if (!grid) return null;
  const { allowance, last_bookable_date: last } = grid;
  const isWeekFull = allowance.weekly_limit !== null && allowance.bookings_this_week >= allowance.weekly_limit;
  const next = isWeekFull ? addDays(weekStart(date), 7) : addDays(date, 1);
  return last !== null && next > last ? null : next;
}
