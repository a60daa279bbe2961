import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { type LockedMember, lockAdmins, lockEndings, lockOptionalMembership } from "./queries.ts";

/**
 * Locks another member for a change by an admin. Admins cannot change their own membership (docs/product/roles.md#last-admin), so
 * one always remains; a caller who has just lost the role is rejected. `own` is the rejection's code and message.
 */
export async function lockOtherMember(
  tx: ClubTx,
  userId: string,
  own: { code: string; message: string },
): Promise<LockedMember> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  if (userId === tx.userId) throw new DomainError("rejected", own.code, own.message, { field: "user_id" });
  await lockEndings(tx.sql, tx.clubId);
  const admins = await lockAdmins(tx.sql, tx.clubId);
  if (!admins.includes(tx.userId)) throw forbidden();
  const member = await lockOptionalMembership(tx.sql, tx.clubId, userId);
  if (!member) throw notFound("Member");
  return member;
}
