import type { Booking } from "@courtside/contracts/api/client.ts";
import {
  bookingPath,
  type CalendarClub,
  type CalendarDraft,
  calendarPlace,
  calendarTitle,
} from "@courtside/contracts/domain/calendar.ts";

/** A booking as a calendar on the web takes it over; `origin` is the site's. */
export const calendarDraft = (
  booking: Booking,
  club: CalendarClub,
  readerId: string,
  origin: string,
): CalendarDraft => ({
  title: calendarTitle(booking, club, readerId),
  place: calendarPlace(booking.court_name, club),
  start: booking.start_time,
  end: booking.end_time,
  url: `${origin}${bookingPath(booking.id)}`,
});

/** Whether a calendar still has a use for it. */
export const isForCalendar = ({ status, in_progress }: Pick<Booking, "status" | "in_progress">): boolean =>
  status === "confirmed" && !in_progress;
