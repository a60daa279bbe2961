import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

/** To each person of a lesson; of those who have canceled it themselves, to the one into whose calendar a mail has put it. */
export const lessonCanceled = noticeKind({
  label: "Lesson canceled",
  details: courtTime.extend({
    withName: z.string(),
    isCoach: z.boolean(),
    reason: z.string().nullable(),
    byReader: z.boolean().optional(),
    /** False: the reader is no longer a coach. */
    hasSchedule: z.boolean().optional(),
  }),
  mail: {
    subject: "Canceled: lesson with {person}, {time}",
    text: "{intro}\n\n{court}\n{time}\n\nReason: {reason}",
  },
  sample: { ...SAMPLE_TIME, withName: "Ana Ruiz", isCoach: false, reason: "Ill" },
  parts: (details, club) => {
    const { withName, isCoach, reason, byReader, hasSchedule = true } = details;
    return {
      heading: byReader ? "Your lesson is canceled" : "A lesson was canceled",
      values: {
        intro: byReader
          ? `You have canceled your lesson with ${withName} at ${club.name}:`
          : `Your lesson with ${withName} at ${club.name} will not take place:`,
        person: withName,
        ...courtAndTime(details, club),
        reason: reason ?? "",
      },
      ...(hasSchedule && {
        button: isCoach
          ? { label: "See your schedule", path: "/schedule" }
          : { label: "Ask for another time", path: "/coaches" },
      }),
      ...entriesOf([details], { isCanceled: true, withName }),
    };
  },
});
