import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, playing } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** A series of bookings was made: one mail for all of its dates. */
export const seriesMade = noticeKind({
  details: z.object({
    /** "Every Tuesday, 18:00 - 19:00". */
    rule: z.string(),
    booked: z.array(courtTime).min(1),
    left: z.array(z.object({ date: z.iso.date(), reason: z.string().nullable() })),
    byStaff: z.boolean(),
    /** To a player whom the booker or staff have named. */
    playing: playing.optional(),
  }),
  text: ({ rule, booked, left, byStaff, playing: named }, club) => {
    const dates = booked.length === 1 ? "1 date" : `${booked.length} dates`;
    const skipped = left.map(({ date, reason }) => (reason ? `${dateLabel(date)}: ${reason}` : dateLabel(date)));
    return {
      subject: named ? `Playing: ${rule}, ${dates}` : `Booked: ${rule}, ${dates}`,
      heading: named ? "You are playing" : "Your courts are booked",
      paragraphs: [
        named
          ? `${named.bookerName} has booked courts at ${club.name} and named you as a player:`
          : byStaff
            ? `${club.name} has booked courts for you.`
            : `You have booked courts at ${club.name}.`,
        rule,
        booked
          .map(({ courtName, startsAt, endsAt }) => `${courtName}, ${noticeTime(startsAt, endsAt, club.timeZone)}`)
          .join("\n"),
        ...(skipped.length > 0 ? [`Not booked:\n${skipped.join("\n")}`] : []),
      ],
      ...(named?.isGuest ? {} : { button: { label: "See my bookings", path: "/my-bookings" } }),
      ...entriesOf(booked, { isCanceled: false, isGuest: named?.isGuest ?? false }),
    };
  },
});
