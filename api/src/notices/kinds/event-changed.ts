import { z } from "zod";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventDates } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** The event has a new court or time; the time is that of its next date. */
export const eventChanged = noticeKind({
  details: courtTime.extend({ title: z.string(), isSeries: z.boolean(), calendar: eventDates.optional() }),
  text: ({ title, courtName, startsAt, endsAt, isSeries, calendar }, club) => ({
    subject: `New time or court: ${title}`,
    heading: `${title} has moved`,
    paragraphs: [
      `${club.name} has changed when or where this event takes place. You keep your place. It is now:`,
      `${title}\n${courtName}\n${noticeTime(startsAt, endsAt, club.timeZone)}${isSeries ? "\nand every week from then on" : ""}`,
      "If you cannot come any more, please give your place up.",
    ],
    button: { label: "See the event", path: "/events" },
    ...eventEntriesOf({ title, courtName, calendar }, false),
  }),
});
