import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { CalendarEntry } from "./entry.ts";

/** A file by RFC 5545. Times are instants in UTC: every program shows them right on both sides of a clock change. */
export type CalendarText = string;

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** Seconds between two reads of a feed by programs that follow its proposal. */
const FEED_INTERVAL = 900;

interface Address {
  name: string;
  email: string;
}

/** An invitation to one person by mail, or its cancellation (RFC 5546). The person has booked, so no reply is asked for. */
export function invitationText(entry: CalendarEntry, organizer: Address, attendee: string): CalendarText {
  const { CANCEL, REQUEST } = ICalCalendarMethod;
  const calendar = newCalendar({ method: entry.isCanceled ? CANCEL : REQUEST });
  const attendees = [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }];
  calendar.createEvent({ ...eventOf(entry), organizer, attendees });
  return textOf(calendar);
}

/** Entries for a calendar of their own, a feed; or a file to open, from the organizer if it comes by mail. */
export function publishedText(
  name: string | null,
  entries: readonly CalendarEntry[],
  organizer: Address | null = null,
): CalendarText {
  const feed = name === null ? {} : { name, ttl: FEED_INTERVAL };
  const calendar = newCalendar({ method: ICalCalendarMethod.PUBLISH, ...feed });
  for (const entry of entries) calendar.createEvent({ ...eventOf(entry), organizer });
  return textOf(calendar);
}

const newCalendar = (more: { method: ICalCalendarMethod; name?: string; ttl?: number }): ICalCalendar =>
  ical({ prodId: { company: "Courtside", product: "Courtside", language: "EN" }, ...more });

const eventOf = (entry: CalendarEntry): ICalEventData => ({
  id: `${entry.id}@courtside`,
  sequence: entry.sequence,
  stamp: entry.changedAt,
  start: entry.startsAt,
  end: entry.endsAt,
  // Not every program shows the status.
  summary: entry.isCanceled ? `Canceled: ${entry.title}` : entry.title,
  location: entry.place,
  description: entry.description ?? null,
  url: entry.url ?? null,
  status: entry.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  transparency: entry.isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
});

/** Every line ends with a line break, the last one too. */
const textOf = (calendar: ICalCalendar): CalendarText => `${calendar.toString().trimEnd()}\r\n`;
