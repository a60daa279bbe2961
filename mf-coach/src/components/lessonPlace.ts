import { clubDate, clubTime, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay } from "@courtside/contracts/domain/club-rules.ts";
import { timeAfter } from "./clubTimes.ts";
import type { OtherTime } from "./otherTimes.ts";

/** Place and time of a lesson, on the club's clock. */
export interface LessonPlace {
  date: string;
  startTime: string | null;
  endTime: string | null;
  courtId: string | null;
}

export type PlaceErrors = Partial<Record<"start" | "end" | "court", string>>;

/** The missing fields of a place. */
export const placeErrors = ({ startTime, endTime, courtId }: LessonPlace): PlaceErrors => ({
  ...(!startTime && { start: "Start time is required" }),
  ...(!endTime && { end: "End time is required" }),
  ...(!courtId && { court: "Court is required" }),
});

/** The place after a change: a new start keeps the length, which is one slot at first. */
export function changePlace(place: LessonPlace, part: Partial<LessonPlace>, slotMinutes: number): LessonPlace {
  const next = { ...place, ...part };
  if (!part.startTime || part.endTime) return next;
  const { startTime, endTime } = place;
  const length = startTime && endTime ? minutesOfDay(endTime) - minutesOfDay(startTime) : slotMinutes;
  return { ...next, endTime: timeAfter(part.startTime, length > 0 ? length : slotMinutes) };
}

const STEP = 15;

/** A time that cannot be chosen, as off the quarter hour or outside the opening hours, is left empty. */
export function offeredPlace(place: LessonPlace, hours: { start: string; end: string }): LessonPlace {
  const offered = (time: string | null) =>
    time !== null && minutesOfDay(time) % STEP === 0 && time >= hours.start && time <= hours.end ? time : null;
  const startTime = offered(place.startTime);
  return { ...place, startTime, endTime: startTime && offered(place.endTime) };
}

/** Both ends as the api reads them; null while one is empty. */
export function spanOf({ date, startTime, endTime }: LessonPlace) {
  return {
    start: startTime && localDateTime(date, startTime),
    end: endTime && localDateTime(date, endTime),
  };
}

/** An alternative of the server as the form's place. */
export function placeOf({ court_id, start_time, end_time }: OtherTime, zone: string): LessonPlace {
  const date = clubDate(start_time, zone);
  const endTime = clubDate(end_time, zone) === date ? clubTime(end_time, zone) : "24:00";
  return { date, startTime: clubTime(start_time, zone), endTime, courtId: court_id };
}
