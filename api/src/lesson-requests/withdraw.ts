import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { requirePending } from "./may-decide.ts";
import { notifyWithdrawn } from "./notify.ts";
import { lockOptionalRequest, updateDecided } from "./queries.ts";
import { type LessonRequestResponse, requestResponse } from "./response.ts";

/** Withdraws one's own pending request (docs/product/coaching.md#request-status). Rejected: `not_pending`. */
export async function withdrawRequest(tx: ClubTx, id: string): Promise<LessonRequestResponse> {
  if (!can(tx.role, "lessons:request")) throw forbidden();
  const request = await lockOptionalRequest(tx.sql, tx.clubId, id);
  if (request?.member_id !== tx.userId) throw notFound("Lesson request");
  requirePending(request);
  const at = new Date(tx.now);
  await updateDecided(tx.sql, tx.clubId, id, { status: "withdrawn", by: tx.userId, at });
  await audit(tx, { action: "lesson_request.withdrawn", subjectType: "lesson_request", subjectId: id });
  await notifyClub(tx, { topic: "lessons" });
  await notifyWithdrawn(tx, request);
  return requestResponse(tx, { ...request, status: "withdrawn", decided_at: at });
}
