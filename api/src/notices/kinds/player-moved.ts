import { z } from "zod";
import { courtAndTime, SAMPLE_EARLIER, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf, playerLinks } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To a player: the booking has another court or time, or is longer or shorter. */
export const playerMoved = noticeKind({
  label: "Booking changed, to its players",
  details: z.object({ from: courtTime, to: courtTime }).extend(playing.shape),
  mail: { subject: "Changed: {court}, {time}", text: "{intro}\n\n{court}\n{time}\n\nBefore: {before}" },
  sample: { from: SAMPLE_EARLIER, to: SAMPLE_TIME, bookerName: "Ben Hale", isGuest: false },
  parts: ({ from, to, bookerName, isGuest }, club) => ({
    heading: "A booking in which you play has changed",
    values: {
      intro: `The booking${bookerName ? ` of ${bookerName}` : ""} at ${club.name} has changed. It is now:`,
      ...courtAndTime(to, club),
      before: `${from.courtName}, ${noticeTime(from.startsAt, from.endsAt, club.timeZone)}`,
    },
    ...playerLinks(to, isGuest),
    ...entriesOf([to], { isCanceled: false, isGuest }),
  }),
});
