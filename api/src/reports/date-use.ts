import type { Slot } from "@courtside/contracts/domain/club-day/day-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { dayBounds } from "@courtside/contracts/domain/club-time.ts";
import { attendanceOf, courtUse, hoursOfDate, type UsedMinutes } from "@courtside/contracts/domain/court-use.ts";
import type { OccupiedRow } from "../scheduling/occupancies/court-use-queries.ts";

/** What was open on a date. */
export interface OpenDate extends Pick<ClubRules, "booking_hours_start" | "booking_hours_end"> {
  date: string;
  time_zone: string;
  /** The courts that were open. */
  court_ids: string[];
}

export interface HourOfCourt extends UsedMinutes {
  date: string;
  court_id: string;
  hour: number;
}

/**
 * How courts were used in each hour of these dates, which ascend; `rows` holds at least what lies in them, at all courts of the club:
 * a check-in at one of them shows that check-in was in use on that date. `now`: bookings that end later may still be played.
 */
export function useOfDates(
  dates: readonly OpenDate[],
  courtIds: readonly string[],
  rows: readonly OccupiedRow[],
  now: number,
) {
  const days = dates.map((open) => ({
    ...{ open, hours: hoursOfDate(open.date, open.time_zone), bounds: dayBounds(open.date, open.time_zone) },
  }));
  const occupancies = rows.map(occupancyOf);
  const withCheckIns = datesWithCheckIns(days, occupancies);
  const byCourt = Map.groupBy(occupancies, ({ court_id }) => court_id);
  // The same for each court without anything in it: most of a range ahead.
  const empty = days.map(({ open, hours }) => courtUse(hours, open, []));
  const used: HourOfCourt[] = [];
  for (const court_id of courtIds) {
    const times = (byCourt.get(court_id) ?? []).toSorted((a, b) => a.startsAt - b.startsAt);
    let next = 0;
    for (const [index, { open, hours, bounds }] of days.entries()) {
      while ((times[next]?.endsAt ?? Number.POSITIVE_INFINITY) <= bounds.startsAt) next += 1;
      let after = next;
      while ((times[after]?.startsAt ?? Number.POSITIVE_INFINITY) < bounds.endsAt) after += 1;
      const isOpen = open.court_ids.includes(court_id);
      if (!isOpen && after === next) continue;
      const inDate = times.slice(next, after);
      const attended = withCheckIns.has(open.date)
        ? inDate.map((each) => ({ ...each, attendance: attendanceOf(each, now) }))
        : inDate;
      const isEmpty = isOpen && after === next;
      for (const [hour, use] of (isEmpty && empty[index]) || courtUse(hours, isOpen ? open : null, attended)) {
        used.push({ date: open.date, court_id, hour, ...use });
      }
    }
  }
  return used;
}

const occupancyOf = ({ court_id, kind, starts_at, ends_at, is_checked_in: isCheckedIn }: OccupiedRow) => ({
  ...{ court_id, kind, startsAt: starts_at.getTime(), endsAt: ends_at.getTime(), isCheckedIn },
});

/** The dates, which ascend, in which something lies that a player checked in. */
function datesWithCheckIns(
  days: readonly { open: OpenDate; bounds: Slot }[],
  occupancies: readonly ReturnType<typeof occupancyOf>[],
): Set<string> {
  const checkedIn = occupancies.filter((each) => each.isCheckedIn).toSorted((a, b) => a.startsAt - b.startsAt);
  const found = new Set<string>();
  let first = 0;
  for (const { startsAt, endsAt } of checkedIn) {
    while ((days[first]?.bounds.endsAt ?? Number.POSITIVE_INFINITY) <= startsAt) first += 1;
    for (let at = first; (days[at]?.bounds.startsAt ?? Number.POSITIVE_INFINITY) < endsAt; at += 1)
      found.add(days[at]?.open.date ?? "");
  }
  return found;
}
