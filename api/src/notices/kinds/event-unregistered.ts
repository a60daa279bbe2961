import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventPlace } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** Staff have taken the reader off the event, or they have given the place up; the time is that of the next date. */
export const eventUnregistered = noticeKind({
  details: courtTime.extend(eventPlace.shape),
  text: ({ title, courtName, startsAt, endsAt, isSeries, byReader, calendar }, club) => ({
    subject: `No longer registered: ${title}`,
    heading: `You are no longer registered for ${title}`,
    paragraphs: [
      byReader
        ? `You have given up your place in this event at ${club.name}${isSeries ? " with all its dates" : ""}:`
        : `${club.name} has taken you off this event${isSeries ? " with all its dates" : ""}:`,
      `${title}\n${courtName}\n${noticeTime(startsAt, endsAt, club.timeZone)}`,
    ],
    button: { label: "See other events", path: "/events" },
    ...eventEntriesOf({ title, courtName, calendar }, true),
  }),
});
