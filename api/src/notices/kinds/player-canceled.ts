import { z } from "zod";
import { entriesOf, playersButton } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To a player: the booking is canceled. */
export const playerCanceled = noticeKind({
  details: courtTime.extend({ ...playing.shape, reason: z.string().nullable() }),
  text: (details, club) => {
    const { courtName, startsAt, endsAt, bookerName, isGuest, reason } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: ${courtName}, ${when}`,
      heading: "A booking in which you play was canceled",
      paragraphs: [
        `This booking${bookerName ? ` of ${bookerName}` : ""} at ${club.name} is canceled:`,
        `${courtName}\n${when}`,
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      ...playersButton(details, isGuest),
      ...entriesOf([details], { isCanceled: true, isGuest }),
    };
  },
});
