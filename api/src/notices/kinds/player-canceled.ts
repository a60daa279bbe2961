import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf, playersButton } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";

/** To a player: the booking is canceled. */
export const playerCanceled = noticeKind({
  label: "Booking canceled, to its players",
  details: courtTime.extend({ ...playing.shape, reason: z.string().nullable() }),
  mail: { subject: "Canceled: {court}, {time}", text: "{intro}\n\n{court}\n{time}\n\nReason: {reason}" },
  sample: { ...SAMPLE_TIME, bookerName: "Ben Hale", isGuest: false, reason: "The court is being repaired" },
  parts: (details, club) => {
    const { bookerName, isGuest, reason } = details;
    return {
      heading: "A booking in which you play was canceled",
      values: {
        intro: `This booking${bookerName ? ` of ${bookerName}` : ""} at ${club.name} is canceled:`,
        ...courtAndTime(details, club),
        reason: reason ?? "",
      },
      ...playersButton(details, isGuest),
      ...entriesOf([details], { isCanceled: true, isGuest }),
    };
  },
});
