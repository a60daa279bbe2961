import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { bookerLinks, entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

export const bookingMade = noticeKind({
  label: "Booking made",
  details: courtTime.extend({ byStaff: z.boolean() }),
  mail: { subject: "Booked: {court}, {time}", text: "{intro}\n\n{court}\n{time}" },
  sample: { ...SAMPLE_TIME, byStaff: false },
  parts: (details, club) => ({
    heading: "Your court is booked",
    values: {
      intro: details.byStaff ? `${club.name} has booked a court for you.` : `You have booked a court at ${club.name}.`,
      ...courtAndTime(details, club),
    },
    ...bookerLinks(details),
    ...entriesOf([details], { isCanceled: false }),
  }),
});
