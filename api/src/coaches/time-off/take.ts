import { addDays, daysBetween } from "@courtside/contracts/domain/club-clock.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { AVAILABILITY_MESSAGES } from "@courtside/contracts/domain/weekly-availability.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, invalid } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { selectTimeOff } from "../../scheduling/people/queries.ts";
import { timeOffSpan } from "../../scheduling/people/time-off.ts";
import { selectClub } from "../../tenant/queries.ts";
import { lockCoachToEdit } from "../access.ts";
import { selectItems } from "../calendar/queries.ts";
import { type CalendarItem, itemResponse } from "../calendar/response.ts";
import type { TimeOffResponse } from "../response.ts";
import { insertTimeOff } from "./queries.ts";

export interface TimeOffInput {
  starts_on: string;
  ends_on?: string | undefined;
  start_time?: string | undefined;
  end_time?: string | undefined;
  note?: string | undefined;
}

const MOST_AHEAD = 200;
const LONGEST_DAYS = 366;

/**
 * Adds a coach's time off (docs/product/coaching.md#time-off). Existing bookings stay and are returned in `standing`: canceling
 * them is the coach's own choice.
 */
export async function takeTimeOff(
  tx: ClubTx,
  coachId: string,
  input: TimeOffInput,
): Promise<{ time_off: TimeOffResponse; standing: CalendarItem[] }> {
  await lockCoachToEdit(tx, coachId);
  const rules = await selectClub(tx.sql, tx.clubId);
  const { time_zone } = rules;
  const today = localDate(tx.now, time_zone);
  const dates = readDates(input, today);
  const ahead = await selectTimeOff(tx.sql, tx.clubId, coachId, today, addDays(today, 36_500));
  if (ahead.length >= MOST_AHEAD) {
    throw new DomainError("rejected", "too_much_time_off", `At most ${MOST_AHEAD} times off can lie ahead`, {
      field: "starts_on",
    });
  }
  const row = await insertTimeOff(tx.sql, tx.clubId, coachId, dates);
  await audit(tx, { action: "coach.time_off_taken", subjectType: "person", subjectId: coachId });
  await notifyClub(tx, { topic: "coaches" });
  const span = timeOffSpan(row, time_zone);
  const items = await selectItems(tx.sql, tx.clubId, coachId, new Date(span.startsAt), new Date(span.endsAt));
  return { time_off: row, standing: items.map((item) => itemResponse(tx, rules, item)) };
}

function readDates({ starts_on, ends_on = starts_on, start_time, end_time, note }: TimeOffInput, today: string) {
  const days = daysBetween(starts_on, ends_on);
  if (days < 0) throw invalid("ends_on", AVAILABILITY_MESSAGES.order);
  if (days >= LONGEST_DAYS) throw invalid("ends_on", "Time off lasts a year at the most");
  if (ends_on < today) throw invalid("ends_on", messageOf("past"));
  if ((start_time === undefined) !== (end_time === undefined)) {
    throw invalid(start_time === undefined ? "start_time" : "end_time", AVAILABILITY_MESSAGES.missing);
  }
  if (start_time === "24:00") throw invalid("start_time", "Choose a time before the end of the day");
  if (days === 0 && start_time !== undefined && end_time !== undefined && end_time <= start_time) {
    throw invalid("end_time", AVAILABILITY_MESSAGES.order);
  }
  return { starts_on, ends_on, start_time: start_time ?? null, end_time: end_time ?? null, note: note || null };
}
