import type { ClubTx, PersonTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { enqueueNotice } from "../notices/enqueue.ts";
import { lockClub } from "../tenant/queries.ts";
import type { Commitments } from "./commitments.ts";
import { endMember } from "./end.ts";
import { endedNotice, hasEnded } from "./ended-notice.ts";
import { hasLeftClub, lockAdmins, lockEndings, lockOptionalMembership } from "./queries.ts";

export interface LeftClub {
  club_id: string;
  canceled_bookings: number;
}

/**
 * Ends the caller's own membership of the club that they name, even if its access has expired; leaving again changes nothing:
 * docs/product/roles.md#leaving-a-club. Rejected: `last_admin`, `preview`, demo visitors and QA accounts.
 */
export async function leaveClub(tx: PersonTx, clubId: string, commitments: Commitments): Promise<LeftClub> {
  const { sql, person } = tx;
  if (person.isDemo || person.qaRole) throw forbidden("This account cannot leave its club");
  if (person.clubId !== clubId || !person.role) return leftBefore(tx, clubId);
  if (person.impersonatingRole) {
    throw new DomainError("conflict", "preview", "Please end the preview of another role first.");
  }
  const { userId, role, now } = person;
  const inClub: ClubTx = { ...tx, clubId, userId, role, now };
  await lockEndings(sql, clubId);
  const admins = role === "admin" ? await lockAdmins(sql, clubId) : [];
  const member = await lockOptionalMembership(sql, clubId, userId);
  if (!member) return leftBefore(tx, clubId);
  if (admins.length === 1 && admins.includes(userId)) await requireClosing(inClub);
  const ended = await endMember(inClub, userId, "member.left", commitments);
  // A member who had nothing ahead needs no mail.
  if (hasEnded(ended)) await enqueueNotice(inClub, endedNotice("member_left", member, ended));
  return { club_id: clubId, canceled_bookings: ended.ahead.length };
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
