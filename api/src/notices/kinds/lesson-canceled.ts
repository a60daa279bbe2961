import { z } from "zod";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To each person of a lesson; of those who have canceled it themselves, to the one into whose calendar a mail has put it. */
export const lessonCanceled = noticeKind({
  details: courtTime.extend({
    withName: z.string(),
    isCoach: z.boolean(),
    reason: z.string().nullable(),
    byReader: z.boolean().optional(),
  }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, withName, isCoach, reason, byReader } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: lesson with ${withName}, ${when}`,
      heading: byReader ? "Your lesson is canceled" : "A lesson was canceled",
      paragraphs: [
        byReader
          ? `You have canceled your lesson with ${withName} at ${club.name}:`
          : `Your lesson with ${withName} at ${club.name} will not take place:`,
        `${courtName}\n${when}`,
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      button: isCoach
        ? { label: "See your schedule", path: "/schedule" }
        : { label: "Ask for another time", path: "/coaches" },
      ...entriesOf([details], { isCanceled: true, withName }),
    };
  },
});
