import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, invalid } from "../errors.ts";
import { cancelingOf } from "../scheduling/bookings/may-cancel.ts";
import { type BookingResponse, bookingResponse } from "../scheduling/bookings/response.ts";
import { bookLesson, type LessonPlace } from "../scheduling/lessons/book.ts";
import { notifyLessonScheduled } from "../scheduling/lessons/notices.ts";
import { lockLessonPeople } from "../scheduling/lessons/people.ts";
import { selfAsCoach } from "../scheduling/people/coach.ts";
import { selectClub } from "../tenant/queries.ts";

export interface LessonInput extends Partial<LessonPlace> {
  member_id?: string | undefined;
  /** The coach of the lesson; for a coach always their own. */
  coach_id?: string | undefined;
}

/** 'Schedule private lesson' by coach or admin: the same path as accepting a request (docs/product/coaching.md#lessons). */
export async function scheduleLesson(tx: ClubTx, input: LessonInput): Promise<BookingResponse> {
  if (!can(tx.role, "coaches:portal")) throw forbidden();
  const self = selfAsCoach(tx);
  const coachId = input.coach_id ?? self ?? missing("coach_id", "coach_missing");
  if (self !== null && coachId !== self) throw forbidden();
  const { member_id = missing("member_id"), court_id = missing("court_id") } = input;
  const { start_time = missing("start_time"), end_time = missing("end_time") } = input;
  const people = await lockLessonPeople(tx, { coachId, memberId: member_id }, { onlyMembers: true });
  const row = await bookLesson(tx, people, { court_id, start_time, end_time });
  await notifyLessonScheduled(tx, row.id);
  return bookingResponse(row, tx, cancelingOf(tx, await selectClub(tx.sql, tx.clubId), row));
}

function missing(
  field: keyof LessonInput,
  code: "coach_missing" | "lesson_fields_missing" = "lesson_fields_missing",
): never {
  throw invalid(field, LESSON_MESSAGES[code]);
}
