import { z } from "zod";
import { SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To the booker: several bookings of a series were canceled, by the club or by themselves. */
export const seriesCanceled = noticeKind({
  label: "Bookings of a series canceled",
  details: z.object({
    canceled: z.array(courtTime).min(1),
    reason: z.string().nullable(),
    byBooker: z.boolean().optional(),
    /** To a player of them. */
    playing: playing.optional(),
  }),
  mail: { subject: "Canceled: {count}", text: "{intro}\n\n{dates}\n\nReason: {reason}" },
  sample: { canceled: [SAMPLE_TIME], reason: "The court is being repaired" },
  parts: ({ canceled, reason, byBooker, playing: named }, club) => {
    const count = canceled.length === 1 ? "1 booking" : `${canceled.length} bookings`;
    return {
      heading: named
        ? "Bookings in which you play were canceled"
        : byBooker
          ? "Bookings of your series are canceled"
          : "Bookings of your series were canceled",
      values: {
        count: `${count} ${named ? "in which you play" : "of your series"}`,
        intro: named
          ? `These bookings${named.bookerName ? ` of ${named.bookerName}` : ""} at ${club.name} are canceled:`
          : byBooker
            ? `You have canceled these bookings of yours at ${club.name}:`
            : `${club.name} has canceled these bookings of yours:`,
        dates: canceled
          .map(({ courtName, startsAt, endsAt }) => `${courtName}, ${noticeTime(startsAt, endsAt, club.timeZone)}`)
          .join("\n"),
        reason: reason ?? "",
      },
      ...(named?.isGuest ? {} : { button: { label: "Book another time", path: "/book" } }),
      ...entriesOf(canceled, { isCanceled: true, isGuest: named?.isGuest ?? false }),
    };
  },
});
