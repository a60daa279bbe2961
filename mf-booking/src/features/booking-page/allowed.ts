import type { Booking, Club } from "@courtside/contracts/api/client.ts";
import { cancelViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { type MoveRules, moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";

/** What the rules say about one action. */
export interface Allowed {
  action: "move" | "players" | "leave" | "cancel";
  isAllowed: boolean;
  /** Until when, or why not. */
  text: string;
}

interface Reader {
  id: string;
  role: Role;
  /** Epoch ms. */
  now: number;
}

const HOUR = 3_600_000;
const UNTIL_START = "Until it starts";

type Rules = MoveRules & Pick<Club, "time_zone">;

/** What the club's rules still allow with a booking, and why not (docs/product/booking.md#one-booking). The server decides again. */
export function allowedOf(booking: Booking, rules: Rules, reader: Reader): Allowed[] {
  return [moving(booking, rules, reader), ...playing(booking, reader), canceling(booking, rules, reader)];
}

/** A lesson's people are fixed; so are those of a canceled booking, which names no players to change. */
function playing(booking: Booking, { now }: Reader): Allowed[] {
  const { kind, status, start_time, can_change_players: mayChange, can_leave: mayLeave } = booking;
  if (kind === "lesson" || status === "canceled") return [];
  if (mayChange) return [{ action: "players", isAllowed: true, text: UNTIL_START }];
  if (mayLeave) return [{ action: "leave", isAllowed: true, text: UNTIL_START }];
  const hasBegun = Date.parse(start_time) <= now;
  const text = hasBegun ? messageOf("players_fixed") : "Only the booker and the club's staff can change the players";
  return [{ action: "players", isAllowed: false, text }];
}

function moving(booking: Booking, rules: Rules, { id, role, now }: Reader): Allowed {
  const [startsAt, endsAt] = [Date.parse(booking.start_time), Date.parse(booking.end_time)];
  const no = (text: string): Allowed => ({ action: "move", isAllowed: false, text });
  if (booking.kind === "lesson") return no(messageOf("lesson_not_movable"));
  const violation = moveViolation({ role, rules, now, startsAt, endsAt, status: booking.status, keepsPlace: false });
  if (violation) return no(violation.message);
  if (booking.user_id !== id && !isStaff(role)) return no("Only the booker and the club's staff can move it");
  const cutoff = rules.cutoff_applies_to_moves && !isStaff(role) ? rules.cancel_cutoff_hours : 0;
  return { action: "move", isAllowed: true, text: untilText(startsAt, cutoff, rules.time_zone) };
}

function canceling(booking: Booking, rules: Rules, { id, role, now }: Reader): Allowed {
  const startsAt = Date.parse(booking.start_time);
  // A coach calls off a lesson under the rules of staff.
  const as: Role = booking.coach_id === id ? "front_desk" : role;
  if (booking.can_cancel) {
    const cutoff = isStaff(as) ? 0 : rules.cancel_cutoff_hours;
    return { action: "cancel", isAllowed: true, text: untilText(startsAt, cutoff, rules.time_zone) };
  }
  const violation = cancelViolation({ role: as, rules, now, startsAt, status: booking.status });
  const text = booking.cancel_refusal ?? violation?.message ?? "Only the booker and the club's staff can cancel it";
  return { action: "cancel", isAllowed: false, text };
}

/** "Until it starts", "Until Mar 9, 2026, 10:00". */
function untilText(startsAt: number, cutoffHours: number, zone: string): string {
  if (cutoffHours === 0) return UNTIL_START;
  const until = startsAt - cutoffHours * HOUR;
  return `Until ${clubDateLabel(until, zone)}, ${clubTime(until, zone)}`;
}
