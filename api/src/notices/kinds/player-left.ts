import { z } from "zod";
import { playersButton } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To the booker: a player has left the booking, or the club. */
export const playerLeft = noticeKind({
  details: courtTime.extend({ playerName: z.string() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, playerName } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `${playerName} cannot play: ${courtName}, ${when}`,
      heading: `${playerName} is no longer playing`,
      paragraphs: [
        `${playerName} has left your booking at ${club.name}:`,
        `${courtName}\n${when}`,
        "The court is still yours. You can name another player until it starts.",
      ],
      ...playersButton(details, false),
    };
  },
});
