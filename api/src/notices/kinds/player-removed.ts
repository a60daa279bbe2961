import { z } from "zod";
import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf, playersButton } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";

/** To a player whom the booker or staff have taken off, or who has left. */
export const playerRemoved = noticeKind({
  label: "No longer a player",
  details: courtTime.extend({ ...playing.shape, byReader: z.boolean().optional() }),
  mail: { subject: "No longer playing: {court}, {time}", text: "{intro}\n\n{court}\n{time}" },
  sample: { ...SAMPLE_TIME, bookerName: "Ben Hale", isGuest: false },
  parts: (details, club) => {
    const { bookerName, isGuest, byReader } = details;
    const what = `this booking${bookerName ? ` of ${bookerName}` : ""} at ${club.name}`;
    return {
      heading: byReader ? "You have left the booking" : "You are no longer playing",
      values: {
        intro: `${byReader ? "You have left" : "You are no longer a player of"} ${what}:`,
        ...courtAndTime(details, club),
      },
      ...playersButton(details, isGuest),
      ...entriesOf([details], { isCanceled: true, isGuest }),
    };
  },
});
