import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { SAMPLE_DAY } from "../court-and-time.ts";
import { noticeKind } from "../notice-kind.ts";

/** To the coach of the request, which needs no decision any more. */
export const lessonWithdrawn = noticeKind({
  label: "Lesson request withdrawn",
  details: z.object({ memberName: z.string(), date: z.iso.date(), time: z.string() }),
  mail: {
    subject: "Lesson request withdrawn: {member}, {day}",
    text: "{member} no longer asks for this lesson at {club}:\n\n{time}",
  },
  sample: { ...SAMPLE_DAY, memberName: "Maya Stone" },
  parts: ({ memberName, date, time }, club) => ({
    heading: "A lesson request was withdrawn",
    values: {
      member: memberName,
      day: `${dateLabel(date)}, ${time}`,
      time: `${dateLabel(date)}, ${date.slice(0, 4)}, ${time} (${club.timeZone})`,
    },
    button: { label: "See your requests", path: "/lesson-requests" },
  }),
});
