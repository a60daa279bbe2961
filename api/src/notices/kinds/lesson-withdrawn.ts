import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

/** To the coach of the request, which needs no decision any more. */
export const lessonWithdrawn = noticeKind({
  details: z.object({ memberName: z.string(), date: z.iso.date(), time: z.string() }),
  text: ({ memberName, date, time }, club) => ({
    subject: `Lesson request withdrawn: ${memberName}, ${dateLabel(date)}, ${time}`,
    heading: "A lesson request was withdrawn",
    paragraphs: [
      `${memberName} no longer asks for this lesson at ${club.name}:`,
      `${dateLabel(date)}, ${date.slice(0, 4)}, ${time} (${club.timeZone})`,
    ],
    button: { label: "See your requests", path: "/lesson-requests" },
  }),
});
