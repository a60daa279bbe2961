import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { type Problems, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useEffect, useState } from "react";
import { useLessonCourts } from "../api.ts";
import {
  changePlace,
  type LessonPlace,
  offeredPlace,
  placeErrors,
  placeOf,
  spanOf,
} from "../components/lessonPlace.ts";
import type { OtherTime } from "../components/otherTimes.ts";

/** Who learns, where and when. */
export interface LessonInput extends LessonPlace {
  memberId: string | null;
}

interface LessonPlaceOptions {
  start?: Partial<LessonPlace>;
  /** Problems besides those of the place. */
  check?: (input: LessonInput) => Problems<LessonInput>;
  /** A free court of this sport is chosen as long as none is; null: of any sport. Without it none is. */
  suggestFor?: string | null;
}

/** The form of a lesson's place, with the courts that are free then. */
export function useLessonPlace({ start = {}, check, suggestFor }: LessonPlaceOptions) {
  const club = useMe().club;
  const zone = club?.time_zone ?? "UTC";
  const slotMinutes = club?.slot_length_minutes ?? 60;
  const [today] = useState(() => clubDate(Date.now(), zone));
  const hours = { start: club?.booking_hours_start ?? "06:00", end: club?.booking_hours_end ?? "22:00" };
  const form = useStaffForm<LessonInput>(
    () => ({
      memberId: null,
      ...offeredPlace({ date: today, startTime: null, endTime: null, courtId: null, ...start }, hours),
    }),
    {
      check: (input) => ({ ...check?.(input), ...placeProblems(input) }),
      adjust: (input, changed, before) => ({ ...input, ...changePlace(before, changed, slotMinutes) }),
    },
  );
  const { start: from, end: until } = spanOf(form.values);
  const { courts, isPlaceholderData } = useLessonCourts(from, until);
  const chosen = courts.find(({ id }) => id === form.values.courtId);
  const suitable = courts.find((court) => court.is_free && (suggestFor === null || court.sport === suggestFor));

  // A court that is taken at the new time is cleared, once the courts of that time are there.
  const isTaken = chosen !== undefined && !chosen.is_free;
  const suggested = (isTaken || form.values.courtId === null) && suggestFor !== undefined ? suitable?.id : undefined;
  useEffect(() => {
    if (isPlaceholderData) return;
    if (suggested !== undefined) form.change({ courtId: suggested });
    else if (isTaken) form.change({ courtId: null });
  });
  return {
    form,
    zone,
    place: { today, hours, courts },
    take: (other: OtherTime) => form.change(placeOf(other, zone)),
  };
}

/** Under the names of the form's fields. */
function placeProblems(place: LessonPlace): Problems<LessonInput> {
  const { start, end, court } = placeErrors(place);
  return { startTime: start, endTime: end, courtId: court };
}

/** A valid input, as the api reads it. */
export function lessonTimes(input: LessonInput) {
  const { start, end } = spanOf(input);
  return { court_id: input.courtId ?? "", start_time: start ?? "", end_time: end ?? "" };
}
