import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, invalid } from "../errors.ts";
import { type BookingAnswer, bookingAnswer } from "../scheduling/bookings/answer.ts";
import { cancelingOf } from "../scheduling/bookings/may-cancel.ts";
import { bookLesson, type LessonPlace } from "../scheduling/lessons/book.ts";
import { notifyLessonScheduled } from "../scheduling/lessons/notices.ts";
import { lockLessonPeople } from "../scheduling/lessons/people.ts";
import { selfAsCoach } from "../scheduling/people/coach.ts";
import { selectClub } from "../tenant/queries.ts";

export interface LessonWish extends Partial<LessonPlace> {
  member_id?: string | undefined;
  /** Whose lesson; a coach's is always their own. */
  coach_id?: string | undefined;
}

/** 'Schedule private lesson' by coach or admin: the same path as accepting a request (docs/product/coaching.md#lessons). */
export async function scheduleLesson(tx: ClubTx, wish: LessonWish): Promise<BookingAnswer> {
  if (!can(tx.role, "coaches:portal")) throw forbidden();
  const self = selfAsCoach(tx);
  const coachId = wish.coach_id ?? self ?? missing("coach_id", "coach_missing");
  if (self !== null && coachId !== self) throw forbidden();
  const { member_id = missing("member_id"), court_id = missing("court_id") } = wish;
  const { start_time = missing("start_time"), end_time = missing("end_time") } = wish;
  const people = await lockLessonPeople(tx, { coachId, memberId: member_id }, { onlyMembers: true });
  const row = await bookLesson(tx, people, { court_id, start_time, end_time });
  await notifyLessonScheduled(tx, row.id);
  return bookingAnswer(row, tx, cancelingOf(tx, await selectClub(tx.sql, tx.clubId), row));
}

function missing(
  field: keyof LessonWish,
  code: "coach_missing" | "lesson_fields_missing" = "lesson_fields_missing",
): never {
  throw invalid(field, LESSON_MESSAGES[code]);
}
