import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { requireDecidable, requirePending } from "./may-decide.ts";
import { notifyDeclined } from "./notify.ts";
import { lockOptionalRequest, updateDecided } from "./queries.ts";
import { type LessonRequestResponse, requestResponse } from "./response.ts";

/** Declines a pending request; if the coach gives a reason, the member reads it. Rejected: `not_pending`. */
export async function declineRequest(
  tx: ClubTx,
  id: string,
  given: string | undefined,
): Promise<LessonRequestResponse> {
  if (!can(tx.role, "coaches:portal")) throw forbidden();
  const request = requireDecidable(tx, await lockOptionalRequest(tx.sql, tx.clubId, id));
  requirePending(request);
  const reason = given || null;
  const at = new Date(tx.now);
  await updateDecided(tx.sql, tx.clubId, id, { status: "declined", by: tx.userId, at, reason });
  await audit(tx, { action: "lesson_request.declined", subjectType: "lesson_request", subjectId: id });
  await notifyClub(tx, { topic: "lessons" });
  await notifyDeclined(tx, request, reason);
  return requestResponse(tx, { ...request, status: "declined", decline_reason: reason, decided_at: at });
}
