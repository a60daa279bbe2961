import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

/** To the member who asked. */
export const lessonDeclined = noticeKind({
  details: z.object({ coachName: z.string(), date: z.iso.date(), time: z.string(), reason: z.string().nullable() }),
  text: ({ coachName, date, time, reason }, club) => ({
    subject: `Lesson request declined: ${coachName}, ${dateLabel(date)}, ${time}`,
    heading: "Your lesson request was declined",
    paragraphs: [
      `${coachName} at ${club.name} cannot give this lesson:`,
      `${dateLabel(date)}, ${date.slice(0, 4)}, ${time} (${club.timeZone})`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    button: { label: "Find another time or coach", path: "/coaches" },
  }),
});
