import { bookingPath, calendarPlace, calendarTitle } from "@courtside/contracts/domain/calendar.ts";
import { playersText } from "../calendar/entry.ts";
import { publishedText } from "../calendar/ical.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { isPlayer, isTheirs } from "../scheduling/bookings/may-cancel.ts";
import { selectOptionalBooking } from "../scheduling/bookings/queries.ts";
import { selectClub } from "../tenant/queries.ts";

/** A booking as a file for calendar programs, for those who may read it (docs/product/booking.md#calendar). */
export async function readCalendarFile(tx: ClubTx, id: string, siteUrl: string): Promise<string> {
  const [row, club] = await Promise.all([selectOptionalBooking(tx.sql, tx.clubId, id), selectClub(tx.sql, tx.clubId)]);
  if (!row) throw notFound("Booking");
  if (!isTheirs(tx, row) && !isPlayer(tx, row)) throw forbidden();
  const entry = {
    id,
    sequence: row.sequence,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    title: calendarTitle(row, club, tx.userId),
    place: calendarPlace(row.court_name, club),
    description: playersText([
      ...(row.walk_in === null ? [row.user_name] : []),
      ...row.players.map(({ name }) => name),
    ]),
    url: `${siteUrl}${bookingPath(id)}`,
    isCanceled: row.status === "canceled",
    changedAt: new Date(tx.now),
  };
  return publishedText(null, [entry]);
}
