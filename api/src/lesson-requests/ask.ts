import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { instantOf, localDate } from "@courtside/contracts/domain/club-time.ts";
import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, invalid, unknownId } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { lockPeople } from "../scheduling/people/queries.ts";
import { selectClub } from "../tenant/queries.ts";
import { notifyRequested } from "./notify.ts";
import { countPending, countRequestsSince, insertOptionalRequest, selectOptionalRequest } from "./queries.ts";
import { type LessonRequestResponse, requestResponse } from "./response.ts";

export interface RequestInput {
  coach_id?: string | undefined;
  preferred_date?: string | undefined;
  preferred_time?: string | undefined;
  sport?: string | undefined;
  notes?: string | undefined;
}

export const MOST_PENDING = 10;
/** Each request mails the coach, and so does withdrawing it. */
export const MOST_A_DAY = 20;
const DAYS_AHEAD = 365;
const DAY = 86_400_000;

/**
 * Requests a lesson from a coach (docs/product/coaching.md#requesting-a-lesson). Any future time is accepted, also outside the
 * coach's hours. Rejected: a request without date and time, one in the past, the same one twice, an eleventh pending one whose time
 * lies ahead, and a 21st in a day.
 */
export async function askForLesson(tx: ClubTx, input: RequestInput): Promise<LessonRequestResponse> {
  if (!can(tx.role, "lessons:request")) throw forbidden();
  const { sql, clubId, userId } = tx;
  const { coach_id: coachId } = input;
  if (coachId === undefined) throw invalid("coach_id", LESSON_MESSAGES.coach_missing);
  const { time_zone, sports } = await selectClub(sql, clubId);
  const { date, time } = readInput(tx, input, time_zone);
  if (input.sport !== undefined && !sports.includes(input.sport)) {
    throw invalid("sport", `The club does not offer ${sportLabel(input.sport)}`);
  }
  // The member's own row serialises two of their requests; this lock serialises a request and the coach's leaving.
  const people = await lockPeople(sql, clubId, [userId, coachId]);
  const coach = people.find(({ id, role }) => id === coachId && role === "coach");
  if (!coach) throw unknownId("coach_id", "Coach");
  const pending = await countPending(sql, clubId, { memberId: userId, coachId: null }, new Date(tx.now));
  if (pending >= MOST_PENDING) {
    throw new DomainError("rejected", "too_many_requests", `At most ${MOST_PENDING} requests can be pending`, {
      field: "coach_id",
    });
  }
  if ((await countRequestsSince(sql, clubId, userId, new Date(tx.now - DAY))) >= MOST_A_DAY) {
    throw new DomainError("rejected", "too_many_requests", `At most ${MOST_A_DAY} lessons can be requested in a day`, {
      field: "coach_id",
    });
  }
  const values = {
    memberId: userId,
    coachId: coach.id,
    sport: input.sport ?? null,
    date,
    time,
    notes: input.notes || null,
  };
  const id = await insertOptionalRequest(sql, clubId, values);
  if (id === undefined) {
    const message = "You have already asked this coach for a lesson at this time";
    throw new DomainError("conflict", "already_asked", message, { field: "preferred_time" });
  }
  await audit(tx, { action: "lesson_request.sent", subjectType: "lesson_request", subjectId: id });
  await notifyClub(tx, { topic: "lessons" });
  const row = await selectOptionalRequest(sql, clubId, id);
  if (!row) throw new Error("the request just made is not there");
  await notifyRequested(tx, row);
  return requestResponse(tx, row);
}

function readInput(tx: ClubTx, { preferred_date: date, preferred_time: time }: RequestInput, zone: string) {
  if (date === undefined || time === undefined || time === "24:00") {
    const field = date === undefined ? "preferred_date" : "preferred_time";
    throw invalid(field, LESSON_MESSAGES.lesson_time_missing, "lesson_time_missing");
  }
  const today = localDate(tx.now, zone);
  if (date > addDays(today, DAYS_AHEAD)) {
    throw new DomainError("rejected", "too_far_ahead", "Lessons can be requested up to a year ahead", {
      field: "preferred_date",
    });
  }
  const startsAt = instantOf(`${date}T${time}`, zone);
  if (startsAt === null) throw invalid("preferred_time", messageOf("skipped_time"), "skipped_time");
  if (startsAt < tx.now) {
    const field = date < today ? "preferred_date" : "preferred_time";
    throw new DomainError("rejected", "past", messageOf("past"), { field });
  }
  return { date, time };
}
