import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf, pathOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

/** To each person of a lesson that another user has scheduled. */
export const lessonScheduled = noticeKind({
  label: "Lesson scheduled",
  details: courtTime.extend({ withName: z.string(), isCoach: z.boolean() }),
  mail: { subject: "Lesson: {person}, {time}", text: "Your lesson with {person} at {club}:\n\n{court}\n{time}" },
  sample: { ...SAMPLE_TIME, withName: "Ana Ruiz", isCoach: false },
  parts: (details, club) => {
    const { withName, isCoach } = details;
    return {
      heading: "A private lesson was scheduled for you",
      values: { person: withName, ...courtAndTime(details, club) },
      button: isCoach
        ? { label: "See your schedule", path: "/schedule" }
        : { label: "See the lesson", path: pathOf(details) },
      ...entriesOf([details], { isCanceled: false, withName }),
    };
  },
});
