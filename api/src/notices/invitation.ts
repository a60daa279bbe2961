import {
  bookingPath,
  type CalendarClub,
  calendarPlace,
  courtTitle,
  lessonTitle,
} from "@courtside/contracts/domain/calendar.ts";
import type { CalendarEntry } from "../calendar/entry.ts";
import { invitationText } from "../calendar/ical.ts";
import type { MailInvitation } from "../mail/mail.ts";
import type { NoticeEntry, NoticeText } from "./notice-kind.ts";
import type { CourtTime } from "./payload.ts";

/** The entry of a notice about a booking or lesson; none for a notice of a release that did not name it. */
export const entryOf = (
  { booking, startsAt, endsAt, courtName }: CourtTime,
  more: Pick<NoticeEntry, "isCanceled" | "withName" | "isGuest">,
): { entry?: NoticeEntry } => (booking ? { entry: { booking, startsAt, endsAt, courtName, ...more } } : {});

/** Where a notice about a booking leads. */
export const pathOf = ({ booking }: CourtTime): string => (booking ? bookingPath(booking.id) : "/my-bookings");

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
}

/** The invitation as the mail carries it: from the club, at the address that the mail comes from. */
export function invitationOf(entry: NoticeEntry, { club, siteUrl, mailFrom, to, now }: Sending): MailInvitation {
  const { booking, startsAt, endsAt, courtName, withName, isCanceled, isGuest } = entry;
  const time: CalendarEntry = {
    id: booking.id,
    sequence: booking.sequence,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    title: withName === undefined ? courtTitle(courtName, club.name) : lessonTitle(withName),
    place: calendarPlace(courtName, club),
    url: isGuest ? undefined : `${siteUrl}${bookingPath(booking.id)}`,
    isCanceled,
    changedAt: now,
  };
  const organizer = { name: club.name, email: addressOf(mailFrom) };
  return { method: isCanceled ? "CANCEL" : "REQUEST", content: invitationText(time, organizer, to) };
}

/** "no-reply@club.example" of "Courtside <no-reply@club.example>". */
const addressOf = (from: string): string => /<([^>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
