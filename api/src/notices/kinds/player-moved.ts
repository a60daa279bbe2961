import { z } from "zod";
import { entriesOf, playersButton } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To a player: the booking has another court or time, or is longer or shorter. */
export const playerMoved = noticeKind({
  details: z.object({ from: courtTime, to: courtTime }).extend(playing.shape),
  text: ({ from, to, bookerName, isGuest }, club) => {
    const when = noticeTime(to.startsAt, to.endsAt, club.timeZone);
    return {
      subject: `Changed: ${to.courtName}, ${when}`,
      heading: "A booking in which you play has changed",
      paragraphs: [
        `The booking${bookerName ? ` of ${bookerName}` : ""} at ${club.name} has changed. It is now:`,
        `${to.courtName}\n${when}`,
        `Before: ${from.courtName}, ${noticeTime(from.startsAt, from.endsAt, club.timeZone)}`,
      ],
      ...playersButton(to, isGuest),
      ...entriesOf([to], { isCanceled: false, isGuest }),
    };
  },
});
