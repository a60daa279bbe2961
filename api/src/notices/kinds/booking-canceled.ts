import { z } from "zod";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To the booker: canceled by the club, or by themselves, so that it leaves their calendar. */
export const bookingCanceled = noticeKind({
  details: courtTime.extend({ reason: z.string().nullable(), byBooker: z.boolean().optional() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, reason, byBooker } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: ${courtName}, ${when}`,
      heading: byBooker ? "Your booking is canceled" : "Your booking was canceled",
      paragraphs: [
        byBooker
          ? `You have canceled this booking of yours at ${club.name}:`
          : `${club.name} has canceled this booking of yours:`,
        `${courtName}\n${when}`,
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      button: { label: "Book another time", path: "/book" },
      ...entriesOf([details], { isCanceled: true }),
    };
  },
});
