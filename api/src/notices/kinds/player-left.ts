import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { bookingsButton, courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To the booker: a player has left the booking, or the club. */
export const playerLeft = noticeKind({
  details: courtTime.extend({ playerName: z.string() }),
  text: ({ courtName, startsAt, endsAt, playerName }, club) => {
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `${playerName} cannot play: ${courtName}, ${when}`,
      heading: `${playerName} is no longer playing`,
      paragraphs: [
        `${playerName} has left your booking at ${club.name}:`,
        `${courtName}\n${when}`,
        "The court is still yours. You can name another player until it starts.",
      ],
      ...bookingsButton({ isGuest: false }),
    };
  },
});
