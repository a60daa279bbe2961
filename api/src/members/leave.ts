import type { ClubTx, PersonTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { enqueueNotice } from "../notices/enqueue.ts";
import { lockClub } from "../tenant/queries.ts";
import type { Commitments } from "./commitments.ts";
import { type EndedMembership, endMember } from "./end.ts";
import { endedNotice, hasEnded } from "./ended-notice.ts";
import { hasLeftClub, type LockedMember, lockAdmins, lockEndings, lockOptionalMembership } from "./queries.ts";

export interface LeftClub {
  club_id: string;
  canceled_bookings: number;
}

/**
 * Ends the caller's own membership of the club that they name, even if its access has expired; leaving again changes nothing:
 * docs/product/roles.md#leaving-a-club. Rejected: `last_admin`, `preview`, demo visitors and QA accounts.
 */
export async function leaveClub(tx: PersonTx, clubId: string, commitments: Commitments): Promise<LeftClub> {
  const { person } = tx;
  if (person.isDemo || person.qaRole) throw forbidden("This account cannot leave its club");
  if (person.clubId !== clubId || !person.role) return leftBefore(tx, clubId);
  if (person.impersonatingRole) {
    throw new DomainError("conflict", "preview", "Please end the preview of another role first.");
  }
  const { userId, role, now } = person;
  const inClub: ClubTx = { ...tx, clubId, userId, role, now };
  const left = await endOwnMembership(inClub, commitments);
  if (!left) return leftBefore(tx, clubId);
  const { member, ended } = left;
  // A member who had nothing ahead needs no mail.
  if (hasEnded(ended)) await enqueueNotice(inClub, endedNotice("member_left", member, ended));
  return { club_id: clubId, canceled_bookings: ended.ahead.length };
}

/**
 * Locks and ends the membership of the person of the transaction, without a notice to them: also if their account is deleted
 * (docs/product/auth-api.md#after-a-change). Null: they had left before. Rejected: `last_admin`.
 */
export async function endOwnMembership(
  tx: ClubTx,
  commitments: Commitments,
): Promise<{ member: LockedMember; ended: EndedMembership } | null> {
  const { sql, clubId, userId, role } = tx;
  await lockEndings(sql, clubId);
  const admins = role === "admin" ? await lockAdmins(sql, clubId) : [];
  const member = await lockOptionalMembership(sql, clubId, userId);
  if (!member) return null;
  if (admins.length === 1 && admins.includes(userId)) await requireClosing(tx);
  return { member, ended: await endMember(tx, userId, "member.left", commitments) };
}

async function leftBefore({ sql }: PersonTx, clubId: string): Promise<LeftClub> {
  if (!(await hasLeftClub(sql, clubId))) throw notFound("Club");
  return { club_id: clubId, canceled_bookings: 0 };
}

/** A club whose closing is scheduled needs no admin until then. */
async function requireClosing({ sql, clubId }: ClubTx): Promise<void> {
  if ((await lockClub(sql, clubId)).closes_at) return;
  throw new DomainError(
    "conflict",
    "last_admin",
    "You are the club's only administrator. Make somebody else an administrator first, or close the club.",
  );
}
