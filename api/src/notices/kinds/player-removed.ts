import { entryOf, playersButton } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To a player whom the booker or staff have taken off. */
export const playerRemoved = noticeKind({
  details: courtTime.extend(playing.shape),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, bookerName, isGuest } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `No longer playing: ${courtName}, ${when}`,
      heading: "You are no longer playing",
      paragraphs: [
        `You are no longer a player of this booking${bookerName ? ` of ${bookerName}` : ""} at ${club.name}:`,
        `${courtName}\n${when}`,
      ],
      ...playersButton(details, isGuest),
      ...entryOf(details, { isCanceled: true, isGuest }),
    };
  },
});
