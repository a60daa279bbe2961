import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { selectMembersWith } from "../tenant/find-people.ts";

/** The minimum characters and the maximum results of a search (docs/product/screens.md#manage-bookings). */
export const MAX_FOUND = 10;

export interface FoundMember {
  id: string;
  name: string;
  email: string;
}

/**
 * At most ten members whose name or email contains `search`, by name, whom staff can book for
 * (docs/product/screens.md#manage-bookings), and whether there are more.
 */
export async function findMembers(tx: ClubTx, search: string): Promise<{ data: FoundMember[]; has_more: boolean }> {
  if (!can(tx.role, "bookings:create-for-others")) throw forbidden();
  const rows = await selectMembersWith(tx.sql, search, MAX_FOUND + 1);
  const found = rows.slice(0, MAX_FOUND);
  return {
    data: found.map(({ user_id: id, full_name: name, email }) => ({ id, name, email })),
    has_more: rows.length > MAX_FOUND,
  };
}
