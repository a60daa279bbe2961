import type { RuleViolation } from "./booking-rules.ts";
import type { ClubRules } from "./club-rules.ts";
import { messageOf } from "./messages.ts";
import { isStaff, type Role } from "./roles.ts";

const HOUR = 3_600_000;

/** The cut-off of cancellations, and whether the club has it hold for moves too. */
export type MoveRules = Pick<ClubRules, "cancel_cutoff_hours"> & { cutoff_applies_to_moves: boolean };

/**
 * Why this booking cannot be moved or resized now, or null (docs/product/booking.md#moving). Staff may still change the end of a
 * booking that has begun. Instants are epoch milliseconds.
 */
export function moveViolation(details: {
  role: Role;
  rules: MoveRules;
  now: number;
  startsAt: number;
  endsAt: number;
  status: string;
  /** Court and start stay. */
  keepsPlace: boolean;
}): RuleViolation | null {
  const { now, startsAt } = details;
  const cutoff = details.rules.cutoff_applies_to_moves ? details.rules.cancel_cutoff_hours : 0;
  if (details.status !== "confirmed" || details.endsAt <= now) {
    return { code: "not_movable", message: messageOf("not_movable"), field: "start_time" };
  }
  if (startsAt <= now && !(isStaff(details.role) && details.keepsPlace)) {
    return { code: "begun", message: messageOf("begun"), field: "start_time" };
  }
  if (!isStaff(details.role) && startsAt - now < cutoff * HOUR) {
    return { code: "move_cutoff", message: messageOf("move_cutoff", { n: cutoff }), field: "start_time" };
  }
  return null;
}
