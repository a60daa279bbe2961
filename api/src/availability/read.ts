import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can, isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { selectCourts } from "../scheduling/courts/queries.ts";
import { layOutDate } from "../scheduling/days/layout.ts";
import { readPersonDay } from "../scheduling/days/person-day.ts";
import { countBookings } from "../scheduling/days/queries.ts";
import { localNow } from "../scheduling/waiting/local-now.ts";
import { isWaiting } from "../scheduling/waiting/queries.ts";
import { selectClub } from "../tenant/queries.ts";
import { allowanceOf, longestFor } from "./allowance.ts";
import { occupancyResponse, rowsOf } from "./day.ts";
import type { AvailabilityResponse } from "./response.ts";

/** The day grid of one sport for this person: it offers exactly what POST /bookings accepts. */
export async function readAvailability(tx: ClubTx, date: string, sport: string): Promise<AvailabilityResponse> {
  const [rules, courts] = await Promise.all([
    selectClub(tx.sql, tx.clubId),
    selectCourts(tx.sql, tx.clubId, sport, true),
  ]);
  const courtIds = courts.map((court) => court.id);
  const waits = rules.waitlist_enabled && can(tx.role, "waitlist:join");
  const [day, clubBookings, alreadyWaiting] = await Promise.all([
    readPersonDay(tx, rules, date, courtIds),
    isStaff(tx.role) ? readClubBookings(tx, rules, date) : null,
    waits && isWaiting(tx.sql, tx.clubId, localNow(tx.now, rules.time_zone), { userId: tx.userId, date, sport }),
  ]);
  const lastBookable = isStaff(tx.role)
    ? null
    : addDays(localDate(tx.now, rules.time_zone), rules.advance_booking_days);
  const rows = rowsOf(tx, day, courts, { waitlistEnabled: rules.waitlist_enabled, alreadyWaiting });
  return {
    date,
    time_zone: rules.time_zone,
    now: new Date(tx.now).toISOString(),
    slot_length_minutes: rules.slot_length_minutes,
    longest_booking_minutes: longestFor(tx, rules),
    last_bookable_date: lastBookable,
    notice: noticeOf(day.daysAhead, lastBookable, date, rules.advance_booking_days),
    allowance: allowanceOf(tx, day),
    club_bookings: clubBookings,
    courts: courts.map((court, column) => ({
      court_id: court.id,
      name: court.name,
      slots: rows.flatMap((cells) => cells[column] ?? []),
      occupancies: (day.occupancies.get(court.id) ?? []).map((row) => occupancyResponse(tx, row)),
    })),
  };
}

/** The number of bookings of the whole club on the date and in its week ('All Today's Bookings'). */
async function readClubBookings(tx: ClubTx, rules: ClubRules, date: string) {
  const { bounds, week } = layOutDate(date, rules);
  const { day, week: thatWeek } = await countBookings(tx.sql, tx.clubId, null, bounds, week);
  return { today: day, this_week: thatWeek };
}

function noticeOf(daysAhead: number, lastBookable: string | null, date: string, window: number): string | null {
  if (daysAhead < 0) return messageOf("past");
  if (lastBookable !== null && date > lastBookable) return messageOf("advance_window", { n: window });
  return null;
}
