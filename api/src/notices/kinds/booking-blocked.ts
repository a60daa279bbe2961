import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

/** The booking was canceled by a court block (docs/product/booking.md#court-blocks). */
export const bookingBlocked = noticeKind({
  label: "Booking canceled by a court block",
  details: courtTime.extend({ reason: z.string().nullable() }),
  mail: {
    subject: "Canceled: {court}, {time}",
    text: "{club} had to close the court, and has canceled this booking of yours:\n\n{court}\n{time}\n\nReason: {reason}",
  },
  sample: { ...SAMPLE_TIME, reason: "New surface" },
  parts: (details, club) => ({
    heading: "Your court is closed at the time you booked",
    values: { ...courtAndTime(details, club), reason: details.reason ?? "" },
    button: { label: "Book another time", path: "/book" },
    ...entriesOf([details], { isCanceled: true }),
  }),
});
