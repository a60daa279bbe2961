import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { playersButton } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

/** To the booker: a player has left the booking, or the club. */
export const playerLeft = noticeKind({
  label: "A player has left the booking",
  details: courtTime.extend({ playerName: z.string() }),
  mail: {
    subject: "{player} cannot play: {court}, {time}",
    text:
      "{player} has left your booking at {club}:\n\n{court}\n{time}\n\n" +
      "The court is still yours. You can name another player until it starts.",
  },
  sample: { ...SAMPLE_TIME, playerName: "Maya Stone" },
  parts: (details, club) => ({
    heading: `${details.playerName} is no longer playing`,
    values: { player: details.playerName, ...courtAndTime(details, club) },
    ...playersButton(details, false),
  }),
});
