import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf, MY_BOOKINGS } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** A series of bookings was made: one mail for all of its dates. */
export const seriesMade = noticeKind({
  label: "Series booked",
  details: z.object({
    /** "Every Tuesday, 18:00 - 19:00". */
    rule: z.string(),
    booked: z.array(courtTime).min(1),
    left: z.array(z.object({ date: z.iso.date(), reason: z.string().nullable() })),
    byStaff: z.boolean(),
    /** To a player whom the booker or staff have named. */
    playing: playing.optional(),
  }),
  mail: { subject: "{change}: {rule}, {count}", text: "{intro}\n\n{rule}\n\n{dates}\n\n{left}" },
  sample: { rule: "Every Tuesday, 18:00 - 19:00", booked: [SAMPLE_TIME], left: [], byStaff: false },
  parts: ({ rule, booked, left, byStaff, playing: named }, club) => {
    const count = booked.length === 1 ? "1 date" : `${booked.length} dates`;
    const skipped = left.map(({ date, reason }) => (reason ? `${dateLabel(date)}: ${reason}` : dateLabel(date)));
    return {
      heading: named ? "You are playing" : "Your courts are booked",
      values: {
        change: named ? "Playing" : "Booked",
        count,
        intro: named
          ? `${named.bookerName} has booked courts at ${club.name} and named you as a player:`
          : byStaff
            ? `${club.name} has booked courts for you.`
            : `You have booked courts at ${club.name}.`,
        rule,
        dates: booked
          .map(({ courtName, startsAt, endsAt }) => `${courtName}, ${noticeTime(startsAt, endsAt, club.timeZone)}`)
          .join("\n"),
        left: skipped.length > 0 ? `Not booked:\n${skipped.join("\n")}` : "",
      },
      ...(named?.isGuest ? {} : { button: { label: "See my bookings", path: MY_BOOKINGS } }),
      ...entriesOf(booked, { isCanceled: false, isGuest: named?.isGuest ?? false }),
    };
  },
});
