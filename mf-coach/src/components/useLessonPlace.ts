import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useState } from "react";
import { useLessonCourts } from "../api.ts";
import { changePlace, type LessonPlace, offeredPlace, placeOf, spanOf } from "./lessonPlace.ts";
import type { OtherTime } from "./otherTimes.ts";

/** The place of a lesson while it is being chosen, with the courts that are free then. */
export function useLessonPlace(start: Partial<LessonPlace> = {}) {
  const club = useMe().club;
  const zone = club?.time_zone ?? "UTC";
  const slotMinutes = club?.slot_length_minutes ?? 60;
  const [today] = useState(() => clubDate(Date.now(), zone));
  const hours = { start: club?.booking_hours_start ?? "06:00", end: club?.booking_hours_end ?? "22:00" };
  const [place, setPlace] = useState<LessonPlace>(() =>
    offeredPlace({ date: today, startTime: null, endTime: null, courtId: null, ...start }, hours),
  );
  const span = spanOf(place);
  const { courts } = useLessonCourts(span.start, span.end);
  const chosen = courts.find(({ id }) => id === place.courtId);
  return {
    zone,
    today,
    hours,
    courts,
    // A court that is taken at the new time is cleared.
    place: chosen && !chosen.is_free ? { ...place, courtId: null } : place,
    span,
    change: (part: Partial<LessonPlace>) => setPlace((last) => changePlace(last, part, slotMinutes)),
    take: (other: OtherTime) => setPlace(placeOf(other, zone)),
  };
}
