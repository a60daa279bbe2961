import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import type { OwnDay, OwnTaken } from "@courtside/contracts/domain/club-day/own-day.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { countedBookings } from "@courtside/contracts/domain/players.ts";
import { can, isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { DayLayout } from "../scheduling/days/booking-context.ts";
import type { Viewer } from "../scheduling/days/person-day.ts";
import {
  countBookings,
  countClubBookings,
  type OccupancyRow,
  type PersonTime,
  selectPersonTimes,
} from "../scheduling/days/queries.ts";
import { localNow } from "../scheduling/waiting/local-now.ts";
import { isWaiting } from "../scheduling/waiting/queries.ts";
import type { ClubRow } from "../tenant/queries.ts";
import { allowanceOf } from "./allowance.ts";
import { detailsFor, minutesOf, offerOf } from "./shared-days/shared-day.ts";

/** What decides what a person may book on a date, besides what fills the courts. */
export interface PersonRows {
  counts: { day: number; week: number };
  ownTimes: PersonTime[];
  clubBookings: OwnDay["club_bookings"];
  alreadyWaiting: boolean;
}

export async function readPersonRows(tx: ClubTx, club: ClubRow, day: DayLayout, sport: string): Promise<PersonRows> {
  const { bounds, week, date } = day;
  const waits = club.waitlist_enabled && can(tx.role, "waitlist:join");
  const [ownCounts, ownTimes, ofClub, alreadyWaiting] = await Promise.all([
    countBookings(tx.sql, tx.clubId, { userId: tx.userId, rules: club }, bounds, week),
    selectPersonTimes(tx.sql, tx.clubId, tx.userId, new Date(bounds.startsAt), new Date(bounds.endsAt)),
    isStaff(tx.role) ? countClubBookings(tx.sql, tx.clubId, bounds, week) : null,
    waits && isWaiting(tx.sql, tx.clubId, localNow(tx.now, club.time_zone), { userId: tx.userId, date, sport }),
  ]);
  // The number of bookings of the whole club on the date and in its week ('All Today's Bookings').
  const clubBookings = ofClub && { today: ofClub.day, this_week: ofClub.week };
  return { counts: countedBookings(club, ownCounts), ownTimes, clubBookings, alreadyWaiting };
}

/** The person's part of a day. Of `occupancies` only the person's own count. */
export function ownDayOf(
  viewer: Viewer,
  day: DayLayout,
  { sport, waitlistEnabled }: { sport: string; waitlistEnabled: boolean },
  rows: PersonRows,
  occupancies: OccupancyRow[],
): OwnDay {
  const { date, rules } = day;
  const lastBookable = isStaff(viewer.role)
    ? null
    : addDays(localDate(viewer.now, rules.time_zone), rules.advance_booking_days);
  return {
    date,
    sport,
    now: new Date(viewer.now).toISOString(),
    role: viewer.role,
    rules: rulesOf(rules),
    waitlist_enabled: waitlistEnabled,
    already_waiting: rows.alreadyWaiting,
    last_bookable_date: lastBookable,
    notice: noticeOf(day.daysAhead, lastBookable, date, rules.advance_booking_days),
    allowance: allowanceOf(viewer.role, rules, rows.counts),
    club_bookings: rows.clubBookings,
    busy: rows.ownTimes
      .map((time) => minutesOf(time, day.bounds.startsAt))
      .sort((one, other) => one.start - other.start)
      .map(({ start, length }) => [start, length]),
    taken: occupancies.flatMap((row) => ownTaken(viewer, row, day.bounds.startsAt) ?? []),
  };
}

function ownTaken(viewer: Viewer, row: OccupancyRow, dayStart: number): OwnTaken | null {
  const isOwn = row.user_id === viewer.userId || row.coach_id === viewer.userId || row.is_player === true;
  if (!isOwn && row.offered_to_id !== viewer.userId) return null;
  const place = {
    court_id: row.court_id,
    ...minutesOf(row, dayStart),
    state: isOwn ? "own" : "offer_held",
    is_coach: row.coach_id === viewer.userId || undefined,
  } as const;
  if (can(viewer.role, "bookings:see-names")) return { ...place, id: row.id, ...detailsFor(row, "staff") };
  return {
    ...place,
    id: row.id,
    reason: row.reason ?? undefined,
    booking_id: (isOwn && row.booking_id) || undefined,
    // The two people of a lesson see each other's names.
    booked_by: (row.coach_name && row.booked_by) || undefined,
    coach_name: row.coach_name ?? undefined,
    is_booker: row.is_player && row.user_id !== viewer.userId ? false : undefined,
    offer: offerOf(row, { withName: false }),
  };
}

/** The rules alone, of the club's row. */
const rulesOf = (rules: ClubRules): ClubRules => ({
  slot_length_minutes: rules.slot_length_minutes,
  advance_booking_days: rules.advance_booking_days,
  max_bookings_per_day: rules.max_bookings_per_day,
  max_bookings_per_week: rules.max_bookings_per_week,
  max_booking_length_minutes: rules.max_booking_length_minutes,
  cancel_cutoff_hours: rules.cancel_cutoff_hours,
  booking_hours_start: rules.booking_hours_start,
  booking_hours_end: rules.booking_hours_end,
  time_zone: rules.time_zone,
});

function noticeOf(daysAhead: number, lastBookable: string | null, date: string, window: number): string | null {
  if (daysAhead < 0) return messageOf("past");
  if (lastBookable !== null && date > lastBookable) return messageOf("advance_window", { n: window });
  return null;
}
