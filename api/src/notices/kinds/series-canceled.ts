import { z } from "zod";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To the booker: several bookings of a series were canceled, by the club or by themselves. */
export const seriesCanceled = noticeKind({
  details: z.object({
    canceled: z.array(courtTime).min(1),
    reason: z.string().nullable(),
    byBooker: z.boolean().optional(),
    /** To a player of them. */
    playing: playing.optional(),
  }),
  text: ({ canceled, reason, byBooker, playing: named }, club) => {
    const count = canceled.length === 1 ? "1 booking" : `${canceled.length} bookings`;
    return {
      subject: `Canceled: ${count} ${named ? "in which you play" : "of your series"}`,
      heading: named
        ? "Bookings in which you play were canceled"
        : byBooker
          ? "Bookings of your series are canceled"
          : "Bookings of your series were canceled",
      paragraphs: [
        named
          ? `These bookings${named.bookerName ? ` of ${named.bookerName}` : ""} at ${club.name} are canceled:`
          : byBooker
            ? `You have canceled these bookings of yours at ${club.name}:`
            : `${club.name} has canceled these bookings of yours:`,
        canceled
          .map(({ courtName, startsAt, endsAt }) => `${courtName}, ${noticeTime(startsAt, endsAt, club.timeZone)}`)
          .join("\n"),
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      ...(named?.isGuest ? {} : { button: { label: "Book another time", path: "/book" } }),
      ...entriesOf(canceled, { isCanceled: true, isGuest: named?.isGuest ?? false }),
    };
  },
});
