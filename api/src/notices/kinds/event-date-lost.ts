import { z } from "zod";
import { SAMPLE_TIME } from "../court-and-time.ts";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { eventDates } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** Dates of an event were canceled by a court block (docs/product/booking.md#court-blocks). */
export const eventDateLost = noticeKind({
  label: "Event date canceled by a court block",
  details: z.object({
    title: z.string(),
    courtName: z.string(),
    dates: z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })).min(1),
    reason: z.string().nullable(),
    /** Other dates still take place. */
    goesOn: z.boolean(),
    calendar: eventDates.optional(),
  }),
  mail: {
    subject: "Does not take place: {title}",
    text:
      "{club} had to close the court. This does not take place:\n\n" +
      "{title}, {court}\n{times}\n\nReason: {reason}\n\n{others}",
  },
  sample: { title: "Ladder Night", courtName: "Court 2", dates: [SAMPLE_TIME], reason: "New surface", goesOn: true },
  parts: ({ title, courtName, dates, reason, goesOn, calendar }, club) => ({
    heading: dates.length === 1 ? "A date of your event does not take place" : "Dates of your event do not take place",
    values: {
      title,
      court: courtName,
      times: dates.map((date) => noticeTime(date.startsAt, date.endsAt, club.timeZone)).join("\n"),
      reason: reason ?? "",
      others: goesOn ? "The other dates stay as they are, and you keep your place." : "The event is canceled.",
    },
    button: { label: "See events", path: "/events" },
    ...eventEntriesOf({ title, courtName, calendar }, true),
  }),
});
