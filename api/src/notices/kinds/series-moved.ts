import { z } from "zod";
import { SAMPLE_EARLIER, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf, MY_BOOKINGS } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** Several bookings of a series have another court or time. */
export const seriesMoved = noticeKind({
  label: "Bookings of a series changed",
  details: z.object({
    moved: z.array(z.object({ from: courtTime, to: courtTime })).min(1),
    byStaff: z.boolean(),
    /** To a player of them. */
    playing: playing.optional(),
  }),
  mail: { subject: "Changed: {count}", text: "{intro}\n\n{changes}" },
  sample: { moved: [{ from: SAMPLE_EARLIER, to: SAMPLE_TIME }], byStaff: false },
  parts: ({ moved, byStaff, playing: named }, club) => {
    const count = moved.length === 1 ? "1 booking" : `${moved.length} bookings`;
    return {
      heading: named ? "Bookings in which you play have changed" : "Your series has changed",
      values: {
        count: `${count} ${named ? "in which you play" : "of your series"}`,
        intro: named
          ? `Bookings${named.bookerName ? ` of ${named.bookerName}` : ""} at ${club.name} have changed. They are now:`
          : byStaff
            ? `${club.name} has changed your bookings. They are now:`
            : "You have changed your bookings. They are now:",
        changes: moved
          .map(
            ({ from, to }) =>
              `${to.courtName}, ${noticeTime(to.startsAt, to.endsAt, club.timeZone)}\n` +
              `Before: ${from.courtName}, ${noticeTime(from.startsAt, from.endsAt, club.timeZone)}`,
          )
          .join("\n\n"),
      },
      ...(named?.isGuest ? {} : { button: { label: "See my bookings", path: MY_BOOKINGS } }),
      ...entriesOf(
        moved.map(({ to }) => to),
        { isCanceled: false, isGuest: named?.isGuest ?? false },
      ),
    };
  },
});
