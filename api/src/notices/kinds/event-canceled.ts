import { z } from "zod";
import { courtAndTime, SAMPLE_EVENT, SAMPLE_TIME } from "../court-and-time.ts";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventDates } from "../payload.ts";

/** The whole event is canceled; the time is that of its next date. */
export const eventCanceled = noticeKind({
  label: "Event canceled",
  details: courtTime.extend({
    title: z.string(),
    isSeries: z.boolean(),
    calendar: eventDates.optional(),
    reason: z.string().nullable(),
  }),
  mail: { subject: "Canceled: {title}", text: "{intro}\n\n{title}\n{court}\n{time}\n\nReason: {reason}" },
  sample: { ...SAMPLE_TIME, ...SAMPLE_EVENT, reason: "Too few players" },
  parts: (details, club) => ({
    heading: `${details.title} is canceled`,
    values: {
      intro: `${club.name} has canceled this event${details.isSeries ? " with all its dates from this one on" : ""}:`,
      title: details.title,
      ...courtAndTime(details, club),
      reason: details.reason ?? "",
    },
    button: { label: "See other events", path: "/events" },
    ...eventEntriesOf(details, true),
  }),
});
