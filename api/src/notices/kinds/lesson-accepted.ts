import { z } from "zod";
import { courtTime } from "../facts.ts";
import { noticeKind } from "../notice-kind.ts";
import { noticeTime } from "../when.ts";

/** To the member who asked: the lesson is booked. */
export const lessonAccepted = noticeKind({
  facts: courtTime.extend({ coachName: z.string() }),
  words: ({ courtName, startsAt, endsAt, coachName }, club) => {
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Lesson booked: ${coachName}, ${when}`,
      heading: "Your lesson request was accepted",
      paragraphs: [`${coachName} has accepted. Your lesson at ${club.name} is booked:`, `${courtName}\n${when}`],
      button: { label: "See your bookings", path: "/my-bookings" },
    };
  },
});
