import { z } from "zod";
import { courtAndTime, SAMPLE_EARLIER, SAMPLE_TIME } from "../court-and-time.ts";
import { bookerLinks, entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** A booking has another court or time, or is longer or shorter. */
export const bookingMoved = noticeKind({
  label: "Booking changed",
  details: z.object({ from: courtTime, to: courtTime, byStaff: z.boolean() }),
  mail: { subject: "Changed: {court}, {time}", text: "{intro}\n\n{court}\n{time}\n\nBefore: {before}" },
  sample: { from: SAMPLE_EARLIER, to: SAMPLE_TIME, byStaff: false },
  parts: ({ from, to, byStaff }, club) => ({
    heading: "Your booking has changed",
    values: {
      intro: byStaff
        ? `${club.name} has changed your booking. It is now:`
        : "You have changed your booking. It is now:",
      ...courtAndTime(to, club),
      before: `${from.courtName}, ${noticeTime(from.startsAt, from.endsAt, club.timeZone)}`,
    },
    ...entriesOf([to], { isCanceled: false }),
    ...bookerLinks(to),
  }),
});
