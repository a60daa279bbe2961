import { z } from "zod";
import { entriesOf, pathOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To each person of a lesson that another user has scheduled. */
export const lessonScheduled = noticeKind({
  details: courtTime.extend({ withName: z.string(), isCoach: z.boolean() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, withName, isCoach } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Lesson: ${withName}, ${when}`,
      heading: "A private lesson was scheduled for you",
      paragraphs: [`Your lesson with ${withName} at ${club.name}:`, `${courtName}\n${when}`],
      button: isCoach
        ? { label: "See your schedule", path: "/schedule" }
        : { label: "See the lesson", path: pathOf(details) },
      ...entriesOf([details], { isCanceled: false, withName }),
    };
  },
});
