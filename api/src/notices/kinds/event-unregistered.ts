import { courtAndTime, SAMPLE_CALENDAR, SAMPLE_EVENT, SAMPLE_TIME } from "../court-and-time.ts";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventPlace } from "../payload.ts";

/** Staff have taken the reader off the event, or they have given the place up; the time is that of the next date. */
export const eventUnregistered = noticeKind({
  label: "No longer registered for an event",
  details: courtTime.extend(eventPlace.shape),
  mail: { subject: "No longer registered: {title}", text: "{intro}\n\n{title}\n{court}\n{time}" },
  sample: { ...SAMPLE_TIME, ...SAMPLE_EVENT, byReader: true, calendar: SAMPLE_CALENDAR },
  parts: (details, club) => {
    const all = details.isSeries ? " with all its dates" : "";
    return {
      heading: `You are no longer registered for ${details.title}`,
      values: {
        intro: details.byReader
          ? `You have given up your place in this event at ${club.name}${all}:`
          : `${club.name} has taken you off this event${all}:`,
        title: details.title,
        ...courtAndTime(details, club),
      },
      button: { label: "See other events", path: "/events" },
      ...eventEntriesOf(details, true),
    };
  },
});
