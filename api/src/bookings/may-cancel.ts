import { cancelRefusal } from "@courtside/contracts/domain/booking-rules.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { BookingRow } from "./queries.ts";

/** Whether the caller may cancel this booking now (decision 23): what the `can_cancel` of every answer says. */
export function mayCancel(
  tx: Pick<ClubTx, "userId" | "role" | "now">,
  rules: Pick<ClubRules, "cancel_cutoff_hours">,
  row: Pick<BookingRow, "user_id" | "starts_at" | "status">,
): boolean {
  if (row.user_id !== tx.userId && !can(tx.role, "bookings:cancel-any")) return false;
  return (
    cancelRefusal({ role: tx.role, rules, now: tx.now, startsAt: row.starts_at.getTime(), status: row.status }) === null
  );
}
