import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { deleteMailMarks } from "../mail/marks/queries.ts";
import { lockOptionalMembership } from "./queries.ts";
import type { MemberResponse } from "./response.ts";
import { shownMember } from "./shown.ts";

/**
 * An admin knows that a member's address is right again, or that mails are wanted (docs/product/notifications.md#bounces-and-complaints).
 * Without a mark nothing changes.
 */
export async function clearMailMark(tx: ClubTx, userId: string): Promise<MemberResponse> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  const member = await lockOptionalMembership(tx.sql, tx.clubId, userId);
  if (!member) throw notFound("Member");
  const [mark] = await deleteMailMarks(tx.sql, tx.clubId, [member.email]);
  if (mark) {
    await audit(tx, {
      action: "member.mail_mark_cleared",
      subjectType: "person",
      subjectId: userId,
      detail: { is_complaint: mark.is_complaint },
    });
    await notifyClub(tx, { topic: "members" });
  }
  return shownMember(tx, member);
}
