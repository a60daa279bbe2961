import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, notFound } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import {
  countPendingJoinRequests,
  decideJoinRequest,
  type PendingJoinRequestRow,
  selectPendingJoinRequests,
} from "../queries.ts";

const REJECTIONS = {
  not_found: () => notFound("Join request"),
  already_decided: () => new DomainError("conflict", "already_decided", "This request has been decided already"),
  already_in_club: () => new DomainError("conflict", "already_in_club", "This person belongs to a club already"),
};

/** The people whose requests are pending, the first 200, and how many there are in all. */
export async function listJoinRequests({
  sql,
  role,
}: ClubTx): Promise<{ rows: PendingJoinRequestRow[]; total: number }> {
  if (!can(role, "members:manage")) throw forbidden();
  const [rows, total] = await Promise.all([selectPendingJoinRequests(sql), countPendingJoinRequests(sql)]);
  return { rows, total };
}

/**
 * Admits a person who requested membership, or declines; a former member comes back with the role of a member
 * (docs/product/identity.md#joining-a-club).
 */
export async function decideOnJoinRequest(tx: ClubTx, userId: string, admit: boolean): Promise<void> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  const rejection = await decideJoinRequest(tx.sql, userId, admit);
  if (rejection) throw REJECTIONS[rejection]();
  const action = admit ? "join.approved" : "join.declined";
  await audit(tx, { action, subjectType: "person", subjectId: userId });
  await notifyClub(tx, { topic: "members" });
}
