import { z } from "zod";
import { entriesOf, pathOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To the member who asked: the lesson is booked. */
export const lessonAccepted = noticeKind({
  details: courtTime.extend({ coachName: z.string() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, coachName } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Lesson booked: ${coachName}, ${when}`,
      heading: "Your lesson request was accepted",
      paragraphs: [`${coachName} has accepted. Your lesson at ${club.name} is booked:`, `${courtName}\n${when}`],
      button: { label: "See the lesson", path: pathOf(details) },
      ...entriesOf([details], { isCanceled: false, withName: coachName }),
    };
  },
});
