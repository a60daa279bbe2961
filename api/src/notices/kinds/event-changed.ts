import { z } from "zod";
import { courtAndTime, SAMPLE_EVENT, SAMPLE_TIME } from "../court-and-time.ts";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventDates } from "../payload.ts";

/** The event has a new court or time; the time is that of its next date. */
export const eventChanged = noticeKind({
  label: "Event changed",
  details: courtTime.extend({ title: z.string(), isSeries: z.boolean(), calendar: eventDates.optional() }),
  mail: {
    subject: "New time or court: {title}",
    text:
      "{club} has changed when or where this event takes place. You keep your place. It is now:\n\n" +
      "{title}\n{court}\n{time}\n{repetition}\n\nIf you cannot come any more, please give your place up.",
  },
  sample: { ...SAMPLE_TIME, ...SAMPLE_EVENT },
  parts: (details, club) => ({
    heading: `${details.title} has moved`,
    values: {
      title: details.title,
      ...courtAndTime(details, club),
      repetition: details.isSeries ? "and every week from then on" : "",
    },
    button: { label: "See the event", path: "/events" },
    ...eventEntriesOf(details, false),
  }),
});
