import { z } from "zod";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { eventDates } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** Dates of an event were canceled by a court block (docs/product/booking.md#court-blocks). */
export const eventDateLost = noticeKind({
  details: z.object({
    title: z.string(),
    courtName: z.string(),
    dates: z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })).min(1),
    reason: z.string().nullable(),
    /** Other dates still take place. */
    goesOn: z.boolean(),
    calendar: eventDates.optional(),
  }),
  text: ({ title, courtName, dates, reason, goesOn, calendar }, club) => ({
    subject: `Does not take place: ${title}`,
    heading: dates.length === 1 ? "A date of your event does not take place" : "Dates of your event do not take place",
    paragraphs: [
      `${club.name} had to close the court. This does not take place:`,
      [`${title}, ${courtName}`, ...dates.map((date) => noticeTime(date.startsAt, date.endsAt, club.timeZone))].join(
        "\n",
      ),
      ...(reason ? [`Reason: ${reason}`] : []),
      goesOn ? "The other dates stay as they are, and you keep your place." : "The event is canceled.",
    ],
    button: { label: "See events", path: "/events" },
    ...eventEntriesOf({ title, courtName, calendar }, true),
  }),
});
