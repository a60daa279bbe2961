import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { limitSearches } from "../http/write-limit.ts";
import { selectLearnersWith } from "../tenant/find-people.ts";

export const MAX_FOUND = 10;

/**
 * At most ten people with the role of a member whose name contains `search`, to whom a lesson can be given. Emails for staff
 * only. Limited in rate for others: coaches may not read the list of members.
 */
export async function findLearners(tx: ClubTx, search: string) {
  if (!can(tx.role, "coaches:portal")) throw forbidden();
  const seesEmail = can(tx.role, "bookings:see-names");
  if (!seesEmail) limitSearches(tx.userId);
  const rows = await selectLearnersWith(tx.sql, search, MAX_FOUND);
  return rows.map(({ user_id: id, full_name: name, email }) => ({ id, name, email: seesEmail ? email : null }));
}
