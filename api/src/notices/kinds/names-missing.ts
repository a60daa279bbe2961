import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { bookerLinks } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

/** To the booker: no player is named yet, and the names are due at `until` (docs/product/booking.md#names-in-time). */
export const namesMissing = noticeKind({
  label: "Players must still be named",
  details: courtTime.extend({ until: z.iso.datetime(), isReleased: z.boolean() }),
  mail: {
    subject: "Who plays? {court}, {time}",
    text: "{club} asks who plays with you:\n\n{court}\n{time}\n\n{consequence}",
  },
  sample: { ...SAMPLE_TIME, until: SAMPLE_TIME.startsAt, isReleased: true },
  parts: (details, club) => {
    const due = clubTime(details.until, club.timeZone);
    return {
      heading: "Please name your players",
      values: {
        ...courtAndTime(details, club),
        consequence: details.isReleased
          ? `Without a name by ${due} the booking is canceled, and the court goes to the waitlist.`
          : `Please name them by ${due}.`,
      },
      ...bookerLinks(details),
    };
  },
});
