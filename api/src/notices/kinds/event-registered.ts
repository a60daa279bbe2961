import { eventEntriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime, eventPlace } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** The reader has a place, given by staff or taken by themselves; the time is that of the next date. */
export const eventRegistered = noticeKind({
  details: courtTime.extend(eventPlace.shape),
  text: ({ title, courtName, startsAt, endsAt, isSeries, byReader, calendar }, club) => ({
    subject: `You are registered: ${title}`,
    heading: `You have a place in ${title}`,
    paragraphs: [
      byReader
        ? `You are registered for this event at ${club.name}:`
        : `${club.name} has registered you for this event:`,
      `${title}\n${courtName}\n${noticeTime(startsAt, endsAt, club.timeZone)}${isSeries ? "\nand every week from then on" : ""}`,
      "If you cannot come, please give your place up.",
    ],
    button: { label: "See the event", path: "/events" },
    ...eventEntriesOf({ title, courtName, calendar }, false),
  }),
});
