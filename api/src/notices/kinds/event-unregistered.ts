import { z } from "zod";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventDates } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** Staff have taken the reader off the event; the time is that of the next date. */
export const eventUnregistered = noticeKind({
  details: courtTime.extend({ title: z.string(), isSeries: z.boolean(), calendar: eventDates }),
  text: ({ title, courtName, startsAt, endsAt, isSeries, calendar }, club) => ({
    subject: `No longer registered: ${title}`,
    heading: `You are no longer registered for ${title}`,
    paragraphs: [
      `${club.name} has taken you off this event${isSeries ? " with all its dates" : ""}:`,
      `${title}\n${courtName}\n${noticeTime(startsAt, endsAt, club.timeZone)}`,
    ],
    button: { label: "See other events", path: "/events" },
    ...eventEntriesOf({ title, courtName, calendar }, true),
  }),
});
