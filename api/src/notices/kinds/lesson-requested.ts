import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

/** To the coach of the request. */
export const lessonRequested = noticeKind({
  details: z.object({ memberName: z.string(), date: z.iso.date(), time: z.string(), notes: z.string().nullable() }),
  text: ({ memberName, date, time, notes }, club) => ({
    subject: `Lesson request: ${memberName}, ${dateLabel(date)}, ${time}`,
    heading: "A member would like a lesson with you",
    paragraphs: [
      `${memberName} asks for a lesson at ${club.name}:`,
      `${dateLabel(date)}, ${date.slice(0, 4)}, ${time} (${club.timeZone})`,
      ...(notes ? [`Notes: ${notes}`] : []),
    ],
    button: { label: "Answer the request", path: "/lesson-requests" },
  }),
});
