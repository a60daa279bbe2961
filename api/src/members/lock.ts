import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { type LockedMember, lockAdmins, lockOptionalMembership } from "./queries.ts";

/**
 * Locks another member for an admin to change. Nobody changes themself (docs/product/roles.md#last-admin), and so an admin
 * always remains; a caller who has lost the role a moment ago is rejected. `own` is the rejection's code and words.
 */
export async function lockOtherMember(
  tx: ClubTx,
  userId: string,
  own: { code: string; message: string },
): Promise<LockedMember> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  if (userId === tx.userId) throw new DomainError("rejected", own.code, own.message, { field: "user_id" });
  const admins = await lockAdmins(tx.sql, tx.clubId);
  if (!admins.includes(tx.userId)) throw forbidden();
  const member = await lockOptionalMembership(tx.sql, tx.clubId, userId);
  if (!member) throw notFound("Member");
  return member;
}
