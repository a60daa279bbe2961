import { bookingPath, type CalendarClub, calendarPlace, calendarTitle } from "@courtside/contracts/domain/calendar.ts";
import { type CalendarEntry, playersText } from "../../calendar/entry.ts";
import type { CourtTimeRow } from "../../scheduling/courts/times.ts";
import type { FeedBookingRow, FeedEventRow } from "./queries.ts";

/** The club whose times they are. */
export interface FeedClub extends CalendarClub {
  siteUrl: string;
}

/** `readerId`: the person whose feed it is; a lesson is named for the other one. */
export const bookingEntry = (row: FeedBookingRow, club: FeedClub, readerId: string): CalendarEntry => ({
  ...timeOf(row),
  title: calendarTitle(row, club, readerId),
  place: calendarPlace(row.court_name, club),
  // Of a booking for a guest without an account, the user who made it does not play.
  description: playersText(row.walk_in === null ? [row.user_name, ...row.players] : row.players),
  url: `${club.siteUrl}${bookingPath(row.id)}`,
  isCanceled: row.status === "canceled",
  changedAt: row.changed_at,
});

export const eventEntry = (row: FeedEventRow, club: FeedClub): CalendarEntry => ({
  ...timeOf(row),
  title: row.title,
  place: calendarPlace(row.court_name, club),
  description: row.description ?? undefined,
  url: `${club.siteUrl}/events`,
  isCanceled: row.is_canceled,
  changedAt: row.changed_at,
});

const TITLES = { booking: "Booked", lesson: "Lesson", event: "Event", block: "Closed" } as const;

/** What a member sees of a court's time that is not theirs (docs/product/booking.md#names). */
export const occupancyEntry = (row: CourtTimeRow, courtName: string, club: FeedClub): CalendarEntry => ({
  ...timeOf(row),
  title: row.title ?? (row.reason ? `${TITLES[row.kind]}: ${row.reason}` : TITLES[row.kind]),
  place: calendarPlace(courtName, club),
  isCanceled: false,
  changedAt: row.changed_at ?? row.starts_at,
});

const timeOf = ({
  id,
  sequence,
  starts_at,
  ends_at,
}: Pick<FeedBookingRow, "id" | "sequence" | "starts_at" | "ends_at">) => ({
  id,
  sequence,
  startsAt: starts_at,
  endsAt: ends_at,
});
