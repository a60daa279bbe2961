import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { notifyClub } from "../live/notify.ts";
import { COACH_GONE } from "../scheduling/lessons/notices.ts";
import { isPast, notifyDeclined, notifyWithdrawn } from "./notify.ts";
import { decideAllOf, selectOptionalRequest } from "./queries.ts";

/**
 * Ends the pending requests of a person who is no longer a coach or a member (docs/product/coaching.md#request-status): requests
 * to them are declined, their own withdrawn.
 */
export async function settleRequests(tx: ClubTx, userId: string): Promise<void> {
  const by = { by: tx.userId, at: new Date(tx.now) };
  const declined = await decideAllOf(tx.sql, tx.clubId, "coach_id", userId, {
    ...by,
    status: "declined",
    reason: COACH_GONE,
  });
  const withdrawn = await decideAllOf(tx.sql, tx.clubId, "member_id", userId, { ...by, status: "withdrawn" });
  const settled = [
    ...declined.map(({ id }) => ({ id, action: "lesson_request.declined" })),
    ...withdrawn.map(({ id }) => ({ id, action: "lesson_request.withdrawn" })),
  ];
  for (const { id, action } of settled) {
    await audit(tx, { action, subjectType: "lesson_request", subjectId: id });
    const row = await selectOptionalRequest(tx.sql, tx.clubId, id);
    // Requests of months ago that were never decided are of no interest any more.
    if (!row || isPast(tx, row)) continue;
    await (row.status === "declined" ? notifyDeclined(tx, row, COACH_GONE) : notifyWithdrawn(tx, row));
  }
  if (settled.length > 0) await notifyClub(tx, { topic: "lessons" });
}
