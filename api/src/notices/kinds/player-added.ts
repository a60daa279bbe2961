import { entriesOf, playersButton } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To a player whom the booker or staff have named. */
export const playerAdded = noticeKind({
  details: courtTime.extend(playing.shape),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, bookerName, isGuest } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Playing: ${courtName}, ${when}`,
      heading: "You are playing",
      paragraphs: [
        bookerName
          ? `${bookerName} has booked a court at ${club.name} and named you as a player:`
          : `${club.name} has booked a court for you:`,
        `${courtName}\n${when}`,
        ...(isGuest ? [] : ["If you cannot come, you can leave the booking until it starts."]),
      ],
      ...playersButton(details, isGuest),
      ...entriesOf([details], { isCanceled: false, isGuest }),
    };
  },
});
