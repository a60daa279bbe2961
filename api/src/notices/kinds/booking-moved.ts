import { z } from "zod";
import { entriesOf, pathOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** A booking has another court or time, or is longer or shorter. */
export const bookingMoved = noticeKind({
  details: z.object({ from: courtTime, to: courtTime, byStaff: z.boolean() }),
  text: ({ from, to, byStaff }, club) => {
    const when = noticeTime(to.startsAt, to.endsAt, club.timeZone);
    return {
      subject: `Changed: ${to.courtName}, ${when}`,
      heading: "Your booking has changed",
      paragraphs: [
        byStaff ? `${club.name} has changed your booking. It is now:` : "You have changed your booking. It is now:",
        `${to.courtName}\n${when}`,
        `Before: ${from.courtName}, ${noticeTime(from.startsAt, from.endsAt, club.timeZone)}`,
      ],
      ...entriesOf([to], { isCanceled: false }),
      button: { label: "See the booking", path: pathOf(to) },
    };
  },
});
