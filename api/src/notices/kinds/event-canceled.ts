import { z } from "zod";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventDates } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** The whole event is canceled; the time is that of its next date. */
export const eventCanceled = noticeKind({
  details: courtTime.extend({
    title: z.string(),
    isSeries: z.boolean(),
    calendar: eventDates.optional(),
    reason: z.string().nullable(),
  }),
  text: ({ title, courtName, startsAt, endsAt, isSeries, reason, calendar }, club) => ({
    subject: `Canceled: ${title}`,
    heading: `${title} is canceled`,
    paragraphs: [
      `${club.name} has canceled this event${isSeries ? " with all its dates from this one on" : ""}:`,
      `${title}\n${courtName}\n${noticeTime(startsAt, endsAt, club.timeZone)}`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    button: { label: "See other events", path: "/events" },
    ...eventEntriesOf({ title, courtName, calendar }, true),
  }),
});
