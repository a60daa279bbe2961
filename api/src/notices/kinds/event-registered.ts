import { z } from "zod";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventDates } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** Staff have registered the reader; the time is that of the next date. */
export const eventRegistered = noticeKind({
  details: courtTime.extend({ title: z.string(), isSeries: z.boolean(), calendar: eventDates }),
  text: ({ title, courtName, startsAt, endsAt, isSeries, calendar }, club) => ({
    subject: `You are registered: ${title}`,
    heading: `You have a place in ${title}`,
    paragraphs: [
      `${club.name} has registered you for this event:`,
      `${title}\n${courtName}\n${noticeTime(startsAt, endsAt, club.timeZone)}${isSeries ? "\nand every week from then on" : ""}`,
      "If you cannot come, please give your place up.",
    ],
    button: { label: "See the event", path: "/events" },
    ...eventEntriesOf({ title, courtName, calendar }, false),
  }),
});
