import {
  bookingPath,
  type CalendarClub,
  calendarPlace,
  courtTitle,
  lessonTitle,
} from "@courtside/contracts/domain/calendar.ts";
import type { z } from "zod";
import type { CalendarEntry } from "../calendar/entry.ts";
import { invitationText, publishedText } from "../calendar/ical.ts";
import type { MailInvitation } from "../mail/mail.ts";
import type { NoticeEntry, NoticeText } from "./notice-kind.ts";
import type { CourtTime, eventDates } from "./payload.ts";

interface EntryState {
  isCanceled: boolean;
  /** The other person of a lesson. */
  withName?: string;
  /** Guests have no account to see the page in. */
  isGuest?: boolean;
}

/** The entries of a notice about bookings or lessons; none for a notice of a release that did not name them. */
export function entriesOf(
  times: readonly CourtTime[],
  { isCanceled, withName, isGuest = false }: EntryState,
): { entries?: NoticeEntry[] } {
  const entries = times.flatMap(({ booking, startsAt, endsAt, courtName }): NoticeEntry[] => {
    if (!booking) return [];
    const title = withName === undefined ? undefined : lessonTitle(withName);
    return [
      {
        ...booking,
        startsAt,
        endsAt,
        courtName,
        title,
        isCanceled,
        ...(!isGuest && { path: bookingPath(booking.id) }),
      },
    ];
  });
  return entries.length > 0 ? { entries } : {};
}

interface EventTimes {
  title: string;
  courtName: string;
  calendar?: z.infer<typeof eventDates> | undefined;
}

/** The entries of a notice about dates of an event. */
export function eventEntriesOf(
  { title, courtName, calendar }: EventTimes,
  isCanceled: boolean,
): { entries?: NoticeEntry[] } {
  if (!calendar) return {};
  const { dates, sequence } = calendar;
  return { entries: dates.map((date) => ({ ...date, sequence, courtName, title, isCanceled, path: "/events" })) };
}

/** A person's bookings on a screen of every role: the page `/my-bookings` is for members and coaches. */
export const MY_BOOKINGS = "/my-account?tab=my-bookings";

/** Where a notice about a booking leads. */
export const pathOf = ({ booking }: CourtTime): string => (booking ? bookingPath(booking.id) : MY_BOOKINGS);

/** To the booker: the booking, and in a push message also the question whether to cancel it. */
export function bookerLinks(time: CourtTime): Pick<NoticeText, "button" | "pushActions"> {
  const button = { label: "See the booking", path: pathOf(time) };
  if (!time.booking) return { button };
  const cancel = { action: "cancel" as const, label: "Cancel Booking", path: `${button.path}?ask=cancel` };
  return { button, pushActions: [{ action: "open", ...button }, cancel] };
}

/** To a player who may leave: the booking, and in a push message also the question whether to. Guests have no account. */
export function playerLinks(time: CourtTime, isGuest: boolean): Pick<NoticeText, "button" | "pushActions"> {
  const { button } = playersButton(time, isGuest);
  if (!button || !time.booking) return button ? { button } : {};
  const leave = { action: "leave" as const, label: "Leave", path: `${button.path}?ask=leave` };
  return { button, pushActions: [{ action: "open", ...button }, leave] };
}

/** Guests have no account to see it in. */
export const playersButton = (time: CourtTime, isGuest: boolean): { button?: NoticeText["button"] } =>
  isGuest ? {} : { button: { label: "See the booking", path: pathOf(time) } };

interface Sending {
  club: CalendarClub;
  siteUrl: string;
  /** The From header of every mail. */
  mailFrom: string;
  to: string;
  now: Date;
  /** A file even for one entry: the mail is about other things too. */
  isFile?: boolean;
}

/**
 * What the mail carries for calendars, from the club at the address that the mail comes from: an invitation, or a file of several
 * entries, because an invitation has one UID (docs/decisions/0056).
 */
export function invitationOf(
  entries: readonly NoticeEntry[],
  { club, siteUrl, mailFrom, to, now, isFile = false }: Sending,
): MailInvitation | undefined {
  const times = entries.map(
    ({ startsAt, endsAt, courtName, title, path, ...entry }): CalendarEntry => ({
      ...entry,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      title: title ?? courtTitle(courtName, club.name),
      place: calendarPlace(courtName, club),
      url: path === undefined ? undefined : `${siteUrl}${path}`,
      changedAt: now,
    }),
  );
  const organizer = { name: club.name, email: addressOf(mailFrom) };
  const [time, ...others] = times;
  if (!time) return undefined;
  if (others.length > 0 || isFile) return { method: "PUBLISH", content: publishedText(null, times, organizer) };
  return { method: time.isCanceled ? "CANCEL" : "REQUEST", content: invitationText(time, organizer, to) };
}

/** "no-reply@club.example" of "Courtside <no-reply@club.example>". */
const addressOf = (from: string): string => /<([^>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
