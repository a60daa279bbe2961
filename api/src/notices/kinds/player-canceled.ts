import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { bookingsButton, courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To a player: the booking is canceled. */
export const playerCanceled = noticeKind({
  details: courtTime.extend({ ...playing.shape, reason: z.string().nullable() }),
  text: ({ courtName, startsAt, endsAt, bookerName, isGuest, reason }, club) => {
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: ${courtName}, ${when}`,
      heading: "A booking in which you play was canceled",
      paragraphs: [
        `This booking${bookerName ? ` of ${bookerName}` : ""} at ${club.name} is canceled:`,
        `${courtName}\n${when}`,
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      ...bookingsButton({ isGuest }),
    };
  },
});
