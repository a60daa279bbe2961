import { type ClubRules, longestBooking } from "./club-rules.ts";
import { type MessageCode, messageOf } from "./messages.ts";
import { isPlayerLimited, type PlayerRules } from "./players.ts";
import { isStaff, type Role } from "./roles.ts";

/** Why a booking is rejected. `field` names the request's field that would have to change. */
export interface RuleViolation {
  code: MessageCode;
  message: string;
  field: "start_time" | "end_time" | "court_id" | "user_id";
}

/** The rules that decide about bookings, with whose limits they count against. */
export type BookingRules = ClubRules & Pick<PlayerRules, "player_counts">;

/** What must be known to judge one request. Instants are epoch milliseconds; counts exclude the request itself. */
export interface BookingContext {
  /** Effective role of the person who books. */
  role: Role;
  rules: ClubRules;
  now: number;
  startsAt: number;
  endsAt: number;
  /** Days from the club's today to the club-local date of the start. */
  daysAhead: number;
  courtIsActive: boolean;
  /** The start is the start of a slot of that day, and the end the end of one. Staff: on the quarter hour. */
  isAligned: boolean;
  isWithinHours: boolean;
  bookingsThatDay: number;
  bookingsThatWeek: number;
  /** The booker has another booking or lesson at the time; false where exempt (docs/product/booking.md#one-place-at-a-time). */
  overlapsOwn: boolean;
  isTaken: boolean;
}

const MINUTE = 60_000;

/**
 * The first rule that forbids the booking, or null. The same order everywhere, so that the grid and the response agree
 * (docs/product/booking.md#order-of-checks). Staff are exempt from window, limits and length, never from conflicts, closed
 * courts or the past.
 */
export function bookingViolation(details: BookingContext): RuleViolation | null {
  const { rules, startsAt, endsAt } = details;
  const staff = isStaff(details.role);
  const reject = (
    code: MessageCode,
    field: RuleViolation["field"],
    values: Record<string, string | number> = {},
  ): RuleViolation => ({
    code,
    field,
    message: messageOf(code, values),
  });

  if (endsAt <= startsAt) return reject("end_before_start", "end_time");
  if (!details.courtIsActive) return reject("court_closed", "court_id");
  if (isPast(details, staff)) return reject("past", "start_time");
  if (!staff && details.daysAhead > rules.advance_booking_days) {
    return reject("advance_window", "start_time", { n: rules.advance_booking_days });
  }
  if (!details.isWithinHours) {
    return reject("outside_hours", "start_time", { start: rules.booking_hours_start, end: rules.booking_hours_end });
  }
  if (!details.isAligned) return reject("misaligned", "start_time");
  const longest = longestBooking(rules);
  if (!staff && endsAt - startsAt > longest * MINUTE) return reject("max_length", "end_time", { n: longest });
  if (details.isTaken) return reject("slot_conflict", "start_time");
  if (details.overlapsOwn) return reject("own_overlap", "start_time");
  return staff ? null : limitViolation(details);
}

/** The limit of day or week that one booking more would exceed, or null. */
export function limitViolation({
  rules,
  bookingsThatDay,
  bookingsThatWeek,
}: Pick<BookingContext, "rules" | "bookingsThatDay" | "bookingsThatWeek">): RuleViolation | null {
  const { max_bookings_per_day: daily, max_bookings_per_week: weekly } = rules;
  const reached = (code: "daily_limit" | "weekly_limit", n: number): RuleViolation => ({
    code,
    field: "start_time",
    message: messageOf(code, { n }),
  });
  if (bookingsThatDay >= daily) return reached("daily_limit", daily);
  return weekly > 0 && bookingsThatWeek >= weekly ? reached("weekly_limit", weekly) : null;
}

/** A member who is named as a player of a booking. The counts exclude it. */
export interface NamedPlayer {
  name: string;
  role: Role;
  bookingsThatDay: number;
  bookingsThatWeek: number;
  /** They have a booking or lesson at the time. */
  isElsewhere: boolean;
}

/** Why a member cannot play on a booking, or null. `role`: of the person who names them (docs/product/booking.md#players). */
export function playerViolation(
  { name, isElsewhere, ...player }: NamedPlayer,
  { role, rules }: { role: Role; rules: BookingRules },
): Pick<RuleViolation, "code" | "message"> | null {
  const reject = (code: MessageCode, n = 0) => ({ code, message: messageOf(code, { name, n }) });
  if (isElsewhere) return reject("player_busy");
  if (!isPlayerLimited(rules, { actor: role, player: player.role })) return null;
  const limit = limitViolation({ rules, ...player });
  if (!limit) return null;
  return limit.code === "daily_limit"
    ? reject("player_daily_limit", rules.max_bookings_per_day)
    : reject("player_weekly_limit", rules.max_bookings_per_week);
}

/** Members cannot start in the past; staff may still book the slot in progress (docs/product/booking.md#booking-window). */
function isPast(details: BookingContext, staff: boolean): boolean {
  return staff ? details.endsAt <= details.now : details.startsAt < details.now;
}

/** How long a cancellation or a move can be undone. */
export const RESTORE_SECONDS = 10;
/** A margin for the transfer of an undo that was sent in the last second. */
export const TRANSIT_SECONDS = 2;

/** Why this booking cannot be canceled now, or null (docs/product/booking.md#cancellation). */
export function cancelViolation(details: {
  role: Role;
  rules: Pick<ClubRules, "cancel_cutoff_hours">;
  now: number;
  startsAt: number;
  status: string;
}): RuleViolation | null {
  const cutoff = details.rules.cancel_cutoff_hours;
  if (details.status !== "confirmed" || details.startsAt <= details.now) {
    return { code: "not_cancelable", message: messageOf("not_cancelable"), field: "start_time" };
  }
  if (!isStaff(details.role) && details.startsAt - details.now < cutoff * 60 * MINUTE) {
    return { code: "cancel_cutoff", message: messageOf("cancel_cutoff", { n: cutoff }), field: "start_time" };
  }
  return null;
}
