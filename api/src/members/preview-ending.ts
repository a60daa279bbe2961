import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import type { Commitments, EndingCommitments } from "./commitments.ts";
import { selectOptionalRole } from "./queries.ts";

const NOTHING: EndingCommitments = {
  bookings: 0,
  lessons: 0,
  lesson_requests: 0,
  events: 0,
  has_hours: false,
  waitlist_entries: 0,
  invitations: 0,
};

/** What a member would lose with another role, or removed (null), for the question before it (docs/product/roles.md#role-changes). */
export async function previewEnding(
  tx: ClubTx,
  userId: string,
  role: Role | null,
  commitments: Commitments,
): Promise<EndingCommitments> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  const current = await selectOptionalRole(tx.sql, tx.clubId, userId);
  if (!current) throw notFound("Member");
  return current === role ? NOTHING : commitments.countEnding(tx, userId, role);
}
