import { z } from "zod";
import { entryOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To each person of a lesson that another user has canceled. */
export const lessonCanceled = noticeKind({
  details: courtTime.extend({ withName: z.string(), isCoach: z.boolean(), reason: z.string().nullable() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, withName, isCoach, reason } = details;
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
      ...entryOf(details, { isCanceled: true, withName }),
    };
  },
});
