import { z } from "zod";
import { entryOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** Canceled by the club; a booker who cancels gets no mail about it. */
export const bookingCanceled = noticeKind({
  details: courtTime.extend({ reason: z.string().nullable() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, reason } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: ${courtName}, ${when}`,
      heading: "Your booking was canceled",
      paragraphs: [
        `${club.name} has canceled this booking of yours:`,
        `${courtName}\n${when}`,
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      button: { label: "Book another time", path: "/book" },
      ...entryOf(details, { isCanceled: true }),
    };
  },
});
