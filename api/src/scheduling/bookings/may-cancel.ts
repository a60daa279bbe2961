import { cancelViolation, type RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { BookingRow } from "./queries.ts";

type CanceledBy = Pick<ClubTx, "userId" | "role">;

/**
 * Whether the caller may cancel this booking at all: their own, a lesson they give, or any for staff
 * (docs/product/booking.md#cancellation).
 */
export const isTheirs = (tx: CanceledBy, row: Pick<BookingRow, "user_id" | "coach_id" | "walk_in">): boolean =>
  isBooker(tx, row) || row.coach_id === tx.userId || can(tx.role, "bookings:cancel-any");

/** A booking for a guest without an account has no booker: `user_id` is the user who made it. */
export const isBooker = (tx: Pick<ClubTx, "userId">, row: Pick<BookingRow, "user_id" | "walk_in">): boolean =>
  row.user_id === tx.userId && row.walk_in === null;

/** Whether the caller plays on another's booking. */
export const isPlayer = (tx: Pick<ClubTx, "userId">, { players }: Pick<BookingRow, "players">): boolean =>
  players.some(({ user_id }) => user_id === tx.userId);

/** A coach cancels a lesson under the rules of staff: no cut-off applies to a coach who has fallen ill. */
export const cancelsAs = (tx: CanceledBy, row: Pick<BookingRow, "coach_id">): Role =>
  row.coach_id === tx.userId ? "front_desk" : tx.role;

type Canceling = Pick<ClubTx, "userId" | "role" | "now">;
type Cancelable = Pick<BookingRow, "user_id" | "coach_id" | "walk_in" | "starts_at" | "status">;

/** Whether the caller may cancel the booking, and the rule that currently prevents it (docs/product/booking.md#cancellation). */
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

/** Whether the caller may cancel this booking now: the `can_cancel` of every response. */
export function mayCancel(tx: Canceling, rules: Pick<ClubRules, "cancel_cutoff_hours">, row: Cancelable): boolean {
  const canceling = cancelingOf(tx, rules, row);
  return canceling.isTheirs && canceling.rejection === null;
}
