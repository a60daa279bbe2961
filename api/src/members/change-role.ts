import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forgetHours } from "../coaches/forget-hours.ts";
import { leaveEvents } from "../events/leave.ts";
import { settleRequests } from "../lesson-requests/settle.ts";
import { cancelLessonsOf } from "../lessons/cancel-all.ts";
import { endStreamsOf } from "../live/notify.ts";
import { leaveEveryLine } from "../waitlist/leave.ts";
import { type MemberAnswer, memberAnswer } from "./answer.ts";
import { lockOtherMember } from "./lock.ts";
import { updateRole } from "./queries.ts";

const OWN = { code: "own_role", message: "You cannot change your own role." };

/**
 * Gives another member a role, which counts from their next call on (docs/product/roles.md#role-changes). Whoever is no coach
 * any more gives none of the lessons ahead, and whoever waits for no courts in the new role leaves the lines. Refused:
 * `own_role`, `last_admin`.
 */
export async function changeRole(tx: ClubTx, userId: string, role: Role): Promise<MemberAnswer> {
  const member = await lockOtherMember(tx, userId, OWN);
  if (member.role !== role) {
    await updateRole(tx.sql, tx.clubId, userId, role);
    await settleRequests(tx, userId);
    // What the rows say counts, not the role before: an admin may have taught in the coach's preview.
    if (role !== "coach") {
      await cancelLessonsOf(tx, userId);
      await forgetHours(tx, userId);
    }
    // Bookings, events, offers: whoever blocks a court locks them in this order too.
    await leaveEvents(tx, userId, role);
    const leftLines = can(role, "waitlist:join") ? 0 : await leaveEveryLine(tx, userId);
    const detail = { from: member.role, to: role, ...(leftLines > 0 && { waitlist_entries: leftLines }) };
    await audit(tx, { action: "member.role_changed", subjectType: "person", subjectId: userId, detail });
    await endStreamsOf(tx, userId);
  }
  return memberAnswer({ ...member, role });
}
