import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { bookLesson, type LessonPlace } from "../scheduling/lessons/book.ts";
import { lockLessonPeople } from "../scheduling/lessons/people.ts";
import { requireDecidable, requirePending } from "./may-decide.ts";
import { notifyAccepted } from "./notify.ts";
import { lockOptionalRequest, selectOptionalRequest, updateDecided } from "./queries.ts";
import { type LessonRequestResponse, requestResponse } from "./response.ts";

/**
 * Accepts a pending request by booking it as the coach confirms it (docs/product/coaching.md#deciding-a-request): request and
 * lesson change together or not at all. Rejected: `not_pending`, and whatever booking the lesson rejects.
 */
export async function acceptRequest(tx: ClubTx, id: string, place: LessonPlace): Promise<LessonRequestResponse> {
  if (!can(tx.role, "coaches:portal")) throw forbidden();
  const { sql, clubId, userId } = tx;
  const seen = requireDecidable(tx, await selectOptionalRequest(sql, clubId, id));
  requirePending(seen);
  // People are locked before the request: the order of every operation that books for them.
  const people = await lockLessonPeople(
    tx,
    { coachId: seen.coach_id, memberId: seen.member_id },
    { onlyMembers: false },
  );
  const request = requireDecidable(tx, await lockOptionalRequest(sql, clubId, id));
  requirePending(request);
  const lesson = await bookLesson(tx, people, place);
  await updateDecided(sql, clubId, id, {
    status: "accepted",
    by: userId,
    at: new Date(tx.now),
    bookingId: lesson.id,
  });
  const detail = { booking: lesson.id };
  await audit(tx, { action: "lesson_request.accepted", subjectType: "lesson_request", subjectId: id, detail });
  await notifyClub(tx, { topic: "lessons" });
  const accepted = requireDecidable(tx, await selectOptionalRequest(sql, clubId, id));
  await notifyAccepted(tx, accepted);
  return requestResponse(tx, accepted);
}
