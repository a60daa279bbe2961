import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf, playerLinks } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";

/** To a player whom the booker or staff have named. */
export const playerAdded = noticeKind({
  label: "Named as a player",
  details: courtTime.extend(playing.shape),
  mail: { subject: "Playing: {court}, {time}", text: "{intro}\n\n{court}\n{time}\n\n{hint}" },
  sample: { ...SAMPLE_TIME, bookerName: "Ben Hale", isGuest: false },
  parts: (details, club) => {
    const { bookerName, isGuest } = details;
    return {
      heading: "You are playing",
      values: {
        intro: bookerName
          ? `${bookerName} has booked a court at ${club.name} and named you as a player:`
          : `${club.name} has booked a court for you:`,
        ...courtAndTime(details, club),
        hint: isGuest ? "" : "If you cannot come, you can leave the booking until it starts.",
      },
      ...playerLinks(details, isGuest),
      ...entriesOf([details], { isCanceled: false, isGuest }),
    };
  },
});
