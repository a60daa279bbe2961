import { z } from "zod";
import { courtTime } from "../facts.ts";
import { noticeKind } from "../notice-kind.ts";
import { noticeTime } from "../when.ts";

/** By the club; whoever cancels by themself needs no mail about it. */
export const bookingCanceled = noticeKind({
  facts: courtTime.extend({ reason: z.string().nullable() }),
  words: ({ courtName, startsAt, endsAt, reason }, club) => {
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: ${courtName}, ${when}`,
      heading: "Your booking was canceled",
      paragraphs: [
        `${club.name} has canceled this booking of yours:`,
        `${courtName}\n${when}`,
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      button: { label: "Book another time", path: "/book" },
    };
  },
});
