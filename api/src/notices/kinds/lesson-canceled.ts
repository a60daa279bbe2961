import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To each person of a lesson that another user has canceled. */
export const lessonCanceled = noticeKind({
  details: courtTime.extend({ withName: z.string(), isCoach: z.boolean(), reason: z.string().nullable() }),
  text: ({ courtName, startsAt, endsAt, withName, isCoach, reason }, club) => {
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: lesson with ${withName}, ${when}`,
      heading: "A lesson was canceled",
      paragraphs: [
        `Your lesson with ${withName} at ${club.name} will not take place:`,
        `${courtName}\n${when}`,
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      button: isCoach
        ? { label: "See your schedule", path: "/schedule" }
        : { label: "Ask for another time", path: "/coaches" },
    };
  },
});
