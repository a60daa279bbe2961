import { courtAndTime, SAMPLE_CALENDAR, SAMPLE_EVENT, SAMPLE_TIME } from "../court-and-time.ts";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventPlace } from "../payload.ts";

/** The reader has a place, given by staff or taken by themselves; the time is that of the next date. */
export const eventRegistered = noticeKind({
  label: "Registered for an event",
  details: courtTime.extend(eventPlace.shape),
  mail: {
    subject: "You are registered: {title}",
    text: "{intro}\n\n{title}\n{court}\n{time}\n{repetition}\n\nIf you cannot come, please give your place up.",
  },
  sample: { ...SAMPLE_TIME, ...SAMPLE_EVENT, byReader: true, calendar: SAMPLE_CALENDAR },
  parts: (details, club) => ({
    heading: `You have a place in ${details.title}`,
    values: {
      intro: details.byReader
        ? `You are registered for this event at ${club.name}:`
        : `${club.name} has registered you for this event:`,
      title: details.title,
      ...courtAndTime(details, club),
      repetition: details.isSeries ? "and every week from then on" : "",
    },
    button: { label: "See the event", path: "/events" },
    ...eventEntriesOf(details, false),
  }),
});
