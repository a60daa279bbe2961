import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { pathOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To the booker: no player is named yet, and the names are due at `until` (docs/product/booking.md#names-in-time). */
export const namesMissing = noticeKind({
  details: courtTime.extend({ until: z.iso.datetime(), isReleased: z.boolean() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, until, isReleased } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    const due = clubTime(until, club.timeZone);
    return {
      subject: `Who plays? ${courtName}, ${when}`,
      heading: "Please name your players",
      paragraphs: [
        `${club.name} asks who plays with you:`,
        `${courtName}\n${when}`,
        isReleased
          ? `Without a name by ${due} the booking is canceled, and the court goes to the waitlist.`
          : `Please name them by ${due}.`,
      ],
      button: { label: "See the booking", path: pathOf(details) },
    };
  },
});
