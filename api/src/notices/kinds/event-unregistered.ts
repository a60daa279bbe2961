import { z } from "zod";
import { courtAndTime, SAMPLE_CALENDAR, SAMPLE_EVENT, SAMPLE_TIME } from "../court-and-time.ts";
import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventPlace } from "../payload.ts";

/**
 * Staff have taken the reader off the event, or they have given the place up, or are no longer the coach who leads it; the time is
 * that of the next date.
 */
export const eventUnregistered = noticeKind({
  label: "No longer registered for an event",
  details: courtTime.extend(eventPlace.shape).extend({ asCoach: z.boolean().optional() }),
  mail: { subject: "No longer registered: {title}", text: "{intro}\n\n{title}\n{court}\n{time}" },
  sample: { ...SAMPLE_TIME, ...SAMPLE_EVENT, byReader: true, calendar: SAMPLE_CALENDAR },
  parts: (details, club) => {
    const all = details.isSeries ? " with all its dates" : "";
    return {
      heading: `You ${details.asCoach ? "no longer lead" : "are no longer registered for"} ${details.title}`,
      values: {
        intro: introOf(details, club.name, all),
        title: details.title,
        ...courtAndTime(details, club),
      },
      button: { label: "See other events", path: "/events" },
      ...eventEntriesOf(details, true),
    };
  },
});

function introOf(
  { asCoach, byReader }: { asCoach?: boolean | undefined; byReader?: boolean | undefined },
  club: string,
  all: string,
) {
  if (asCoach) return `You are no longer a coach at ${club}, so this event goes on without you${all}:`;
  return byReader
    ? `You have given up your place in this event at ${club}${all}:`
    : `${club} has taken you off this event${all}:`;
}
