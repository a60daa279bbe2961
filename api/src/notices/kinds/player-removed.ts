import { z } from "zod";
import { entriesOf, playersButton } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To a player whom the booker or staff have taken off, or who has left. */
export const playerRemoved = noticeKind({
  details: courtTime.extend({ ...playing.shape, byReader: z.boolean().optional() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, bookerName, isGuest, byReader } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `No longer playing: ${courtName}, ${when}`,
      heading: byReader ? "You have left the booking" : "You are no longer playing",
      paragraphs: [
        `${byReader ? "You have left" : "You are no longer a player of"} this booking${bookerName ? ` of ${bookerName}` : ""} at ${club.name}:`,
        `${courtName}\n${when}`,
      ],
      ...playersButton(details, isGuest),
      ...entriesOf([details], { isCanceled: true, isGuest }),
    };
  },
});
