import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { type LessonRequestAnswer, requestAnswer } from "./answer.ts";
import { requireDecidable, requirePending } from "./may-decide.ts";
import { lockOptionalRequest, updateDecided } from "./queries.ts";
import { tellDeclined } from "./tell.ts";

/** Rejects a pending request, with a reason that the member reads where the coach gives one. Refused: `not_pending`. */
export async function declineRequest(tx: ClubTx, id: string, given: string | undefined): Promise<LessonRequestAnswer> {
  if (!can(tx.role, "coaches:portal")) throw forbidden();
  const request = requireDecidable(tx, await lockOptionalRequest(tx.sql, tx.clubId, id));
  requirePending(request);
  const reason = given || null;
  const at = new Date(tx.now);
  await updateDecided(tx.sql, tx.clubId, id, { status: "declined", by: tx.userId, at, reason });
  await audit(tx, { action: "lesson_request.declined", subjectType: "lesson_request", subjectId: id });
  await notifyClub(tx, { topic: "lessons" });
  await tellDeclined(tx, request, reason);
  return requestAnswer(tx, { ...request, status: "declined", decline_reason: reason, decided_at: at });
}
