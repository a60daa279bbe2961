import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { deleteMailMarks } from "../mail/marks/queries.ts";
import { showGuest } from "./list.ts";
import { lockGuests, selectGuestAddresses } from "./queries.ts";
import type { GuestDetailsResponse } from "./response.ts";

/**
 * An admin knows that a guest's address is right again, or that mails are wanted (docs/product/notifications.md#bounces-and-complaints).
 * Without a mark nothing changes.
 */
export async function clearGuestMailMark(tx: ClubTx, id: string): Promise<GuestDetailsResponse> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  const { sql, clubId } = tx;
  if ((await lockGuests(sql, clubId, [id])).length === 0) throw notFound("Guest");
  const marks = await deleteMailMarks(sql, clubId, await selectGuestAddresses(sql, clubId, id));
  if (marks.length > 0) {
    await audit(tx, {
      action: "guest.mail_mark_cleared",
      subjectType: "guest",
      subjectId: id,
      detail: { is_complaint: marks.some(({ is_complaint }) => is_complaint) },
    });
    await notifyClub(tx, { topic: "members" });
  }
  return showGuest(tx, id);
}
