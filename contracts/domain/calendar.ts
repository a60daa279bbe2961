/** How bookings and lessons stand in people's calendars (docs/product/booking.md#calendar). Api and web use the same texts. */

/** The club as calendars name it. */
export interface CalendarClub {
  name: string;
  /** '' if the club gives none. */
  location: string;
}

/** "Court 1, Riverside, 12 Lake Road". */
export const calendarPlace = (courtName: string, { name, location }: CalendarClub): string =>
  [courtName, name, location].filter((part) => part !== "").join(", ");

interface TitledBooking {
  kind: "booking" | "lesson";
  court_name: string;
  user_name: string;
  coach_id: string | null;
  coach_name: string | null;
}

/** "Court 1 at Riverside", "Lesson with Ana Ruiz": a lesson is named for the other of its two people. */
export function calendarTitle(booking: TitledBooking, { name }: CalendarClub, readerId: string): string {
  if (booking.kind === "booking") return courtTitle(booking.court_name, name);
  return lessonTitle(booking.coach_id === readerId ? booking.user_name : booking.coach_name);
}

export const courtTitle = (courtName: string, clubName: string): string => `${courtName} at ${clubName}`;

export const lessonTitle = (withName: string | null): string => (withName ? `Lesson with ${withName}` : "Lesson");

/** The page about a booking. */
export const bookingPath = (id: string): string => `/my-bookings/${id}`;

/** What a calendar on the web takes over from an address. */
export interface CalendarDraft {
  title: string;
  place: string;
  /** ISO 8601. */
  start: string;
  end: string;
  /** The page about it. */
  url: string;
}

/** "20260308T140000Z": in UTC, so that no clock change moves it. */
const compact = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

const address = (base: string, query: Record<string, string>): string => `${base}?${new URLSearchParams(query)}`;

export const googleCalendarUrl = ({ title, place, start, end, url }: CalendarDraft): string =>
  address("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location: place,
    details: url,
  });

export const outlookCalendarUrl = ({ title, place, start, end, url }: CalendarDraft): string =>
  address("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    location: place,
    body: url,
  });

/** Where a map shows the place. */
export const mapUrl = (place: string): string =>
  address("https://www.google.com/maps/search/", { api: "1", query: place });
