import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { SAMPLE_DAY } from "../court-and-time.ts";
import { noticeKind } from "../notice-kind.ts";

/** To the member who asked. */
export const lessonDeclined = noticeKind({
  label: "Lesson request declined",
  details: z.object({ coachName: z.string(), date: z.iso.date(), time: z.string(), reason: z.string().nullable() }),
  mail: {
    subject: "Lesson request declined: {coach}, {day}",
    text: "{coach} at {club} cannot give this lesson:\n\n{time}\n\nReason: {reason}",
  },
  sample: { ...SAMPLE_DAY, coachName: "Ana Ruiz", reason: "Away that week" },
  parts: ({ coachName, date, time, reason }, club) => ({
    heading: "Your lesson request was declined",
    values: {
      coach: coachName,
      day: `${dateLabel(date)}, ${time}`,
      time: `${dateLabel(date)}, ${date.slice(0, 4)}, ${time} (${club.timeZone})`,
      reason: reason ?? "",
    },
    button: { label: "Find another time or coach", path: "/coaches" },
  }),
});
