import { z } from "zod";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** The booking was canceled by a court block (docs/product/booking.md#court-blocks). */
export const bookingBlocked = noticeKind({
  details: courtTime.extend({ reason: z.string().nullable() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, reason } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: ${courtName}, ${when}`,
      heading: "Your court is closed at the time you booked",
      paragraphs: [
        `${club.name} had to close the court, and has canceled this booking of yours:`,
        `${courtName}\n${when}`,
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      button: { label: "Book another time", path: "/book" },
      ...entriesOf([details], { isCanceled: true }),
    };
  },
});
