import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

/** To the booker: canceled by the club, or by themselves, so that it leaves their calendar. */
export const bookingCanceled = noticeKind({
  label: "Booking canceled",
  details: courtTime.extend({ reason: z.string().nullable(), byBooker: z.boolean().optional() }),
  mail: {
    subject: "Canceled: {court}, {time}",
    text: "{intro}\n\n{court}\n{time}\n\nReason: {reason}",
  },
  sample: { ...SAMPLE_TIME, reason: "The court is being repaired" },
  parts: (details, club) => ({
    heading: details.byBooker ? "Your booking is canceled" : "Your booking was canceled",
    values: {
      intro: details.byBooker
        ? `You have canceled this booking of yours at ${club.name}:`
        : `${club.name} has canceled this booking of yours:`,
      ...courtAndTime(details, club),
      reason: details.reason ?? "",
    },
    button: { label: "Book another time", path: "/book" },
    ...entriesOf([details], { isCanceled: true }),
  }),
});
