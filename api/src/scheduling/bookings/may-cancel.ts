import { cancelViolation, type RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { BookingRow } from "./queries.ts";

type CanceledBy = Pick<ClubTx, "userId" | "role">;

/**
 * Whether the booking is the caller's to cancel at all: their own, a lesson they give, or any for staff
 * (docs/product/booking.md#cancellation).
 */
export const isTheirs = (tx: CanceledBy, row: Pick<BookingRow, "user_id" | "coach_id">): boolean =>
  row.user_id === tx.userId || row.coach_id === tx.userId || can(tx.role, "bookings:cancel-any");

/** Who gives a lesson calls it off as staff would: no cut-off keeps a coach who has fallen ill on the court. */
export const cancelsAs = (tx: CanceledBy, row: Pick<BookingRow, "coach_id">): Role =>
  row.coach_id === tx.userId ? "front_desk" : tx.role;

type Canceling = Pick<ClubTx, "userId" | "role" | "now">;
type Cancelable = Pick<BookingRow, "user_id" | "coach_id" | "starts_at" | "status">;

/** Whether the booking is the caller's to cancel, and what keeps them from it now (docs/product/booking.md#cancellation). */
export function cancelingOf(
  tx: Canceling,
  rules: Pick<ClubRules, "cancel_cutoff_hours">,
  row: Cancelable,
): { isTheirs: boolean; rejection: RuleViolation | null } {
  const { status, starts_at } = row;
  const rejection = cancelViolation({
    role: cancelsAs(tx, row),
    rules,
    now: tx.now,
    startsAt: starts_at.getTime(),
    status,
  });
  return { isTheirs: isTheirs(tx, row), rejection };
}

/** Whether the caller may cancel this booking now: what the `can_cancel` of every response says. */
export function mayCancel(tx: Canceling, rules: Pick<ClubRules, "cancel_cutoff_hours">, row: Cancelable): boolean {
  const canceling = cancelingOf(tx, rules, row);
  return canceling.isTheirs && canceling.rejection === null;
}
