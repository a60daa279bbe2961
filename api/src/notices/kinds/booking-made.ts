import { z } from "zod";
import { entriesOf, pathOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

export const bookingMade = noticeKind({
  details: courtTime.extend({ byStaff: z.boolean() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, byStaff } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Booked: ${courtName}, ${when}`,
      heading: "Your court is booked",
      paragraphs: [
        byStaff ? `${club.name} has booked a court for you.` : `You have booked a court at ${club.name}.`,
        `${courtName}\n${when}`,
      ],
      button: { label: "See the booking", path: pathOf(details) },
      ...entriesOf([details], { isCanceled: false }),
    };
  },
});
