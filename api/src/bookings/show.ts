import type { BookingRules } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { countedBookings } from "@courtside/contracts/domain/players.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { cancelingOf, isPlayer, isTheirs } from "../scheduling/bookings/may-cancel.ts";
import { type BookingRow, selectOptionalBooking } from "../scheduling/bookings/queries.ts";
import { bookingResponse } from "../scheduling/bookings/response.ts";
import { layOutDate } from "../scheduling/days/layout.ts";
import { countBookings } from "../scheduling/days/queries.ts";
import { selectClub } from "../tenant/queries.ts";
import type { BookingDetailsResponse } from "./details/response.ts";
import { readHistory } from "./history.ts";
import { selectBooker } from "./queries.ts";

const LATELY = 30 * 86_400_000;

/** A booking with its history: for staff any, with its booker; for others their own, and the lessons they give. */
export async function showBooking(tx: ClubTx, id: string): Promise<BookingDetailsResponse> {
  const [row, rules] = await Promise.all([selectOptionalBooking(tx.sql, tx.clubId, id), selectClub(tx.sql, tx.clubId)]);
  if (!row) throw notFound("Booking");
  if (!isTheirs(tx, row) && !isPlayer(tx, row)) throw forbidden();
  const booker = row.walk_in === null && can(tx.role, "bookings:see-names") ? await bookerOf(tx, row, rules) : null;
  return {
    ...bookingResponse(row, tx, cancelingOf(tx, rules, row)),
    history: await readHistory(tx, row),
    booker,
    now: new Date(tx.now).toISOString(),
  };
}

/** The booker's status, and how much of the limits they have used around the booking's day. */
async function bookerOf({ sql, clubId, now }: ClubTx, row: BookingRow, rules: BookingRules) {
  const { bounds, week } = layOutDate(localDate(row.starts_at.getTime(), rules.time_zone), rules);
  const [ownCounts, booker] = await Promise.all([
    countBookings(sql, clubId, { userId: row.user_id, rules }, bounds, week),
    selectBooker(sql, clubId, row.user_id, { now: new Date(now), since: new Date(now - LATELY) }),
  ]);
  if (!booker) return null;
  const counts = countedBookings(rules, ownCounts);
  return {
    role: booker.role,
    member_since: booker.joined_at.toISOString(),
    has_left: booker.left_at !== null,
    bookings_that_day: counts.day,
    bookings_that_week: counts.week,
    day_limit: rules.max_bookings_per_day,
    week_limit: rules.max_bookings_per_week,
    upcoming: booker.upcoming,
    canceled_lately: booker.canceled_lately,
  };
}
