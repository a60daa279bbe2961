import { z } from "zod";
import { entriesOf, eventEntriesOf } from "./invitation.ts";
import type { NoticeClub, NoticeText } from "./notice-kind.ts";
import { courtTime, leftEvent } from "./payload.ts";
import { noticeTime } from "./when.ts";

/** What ends with a membership; a release before named the canceled bookings alone. */
export const endedWithMembership = z.object({
  canceled: z.array(courtTime),
  /** The canceled lessons that the reader would have given. */
  taught: z.array(courtTime).default([]),
  /** The bookings of others in which they would have played. */
  left: z.array(courtTime).default([]),
  events: z.array(leftEvent).default([]),
});

/** The maximum number of listed lines; more would not be read. */
const MOST_LISTED = 30;

/** Lists all of it, and takes it out of the reader's calendar, without links: they no longer have a page for it. */
export function endedText(
  { canceled, taught, left, events }: z.output<typeof endedWithMembership>,
  club: NoticeClub,
): Required<Pick<NoticeText, "paragraphs">> & Pick<NoticeText, "entries"> {
  const timeOf = ({ courtName, startsAt, endsAt }: (typeof canceled)[number]) =>
    `${courtName}\n${noticeTime(startsAt, endsAt, club.timeZone)}`;
  const paragraphs = [
    ...listed(["This booking of yours was canceled:", "These bookings of yours were canceled:"], canceled.map(timeOf)),
    ...listed(
      ["This lesson that you were to give was canceled:", "These lessons that you were to give were canceled:"],
      taught.map(timeOf),
    ),
    ...listed(["You no longer play in this booking:", "You no longer play in these bookings:"], left.map(timeOf)),
    ...listed(
      ["You no longer take part in this event:", "You no longer take part in these events:"],
      events.map((event) => `${event.title}${event.isSeries ? ", all its dates" : ""}\n${timeOf(event)}`),
    ),
  ];
  const entries = [
    ...(entriesOf([...canceled, ...taught, ...left], { isCanceled: true, isGuest: true }).entries ?? []),
    ...events.flatMap((event) => eventEntriesOf(event, true).entries ?? []).map(({ path: _path, ...entry }) => entry),
  ];
  return { paragraphs, ...(entries.length > 0 && { entries }) };
}

function listed([one, several]: readonly [string, string], lines: string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_LISTED;
  return [
    lines.length === 1 ? one : several,
    ...lines.slice(0, MOST_LISTED),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}
