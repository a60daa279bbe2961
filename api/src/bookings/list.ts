import { dayBounds } from "@courtside/contracts/domain/club-time.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, unknownId } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { cancelingOf } from "../scheduling/bookings/may-cancel.ts";
import { countBookings, countBookingsByTime, selectBookings } from "../scheduling/bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../scheduling/bookings/response.ts";
import { selectOptionalCourt } from "../scheduling/courts/queries.ts";
import { selectClub } from "../tenant/queries.ts";

export interface BookingQuery {
  scope: "mine" | "club";
  date?: string | undefined;
  /** Club-local, like `date`; both days belong to it. */
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  court_id?: string | undefined;
  sport?: string | undefined;
  kind?: "booking" | "lesson" | undefined;
  status?: "confirmed" | "canceled" | undefined;
  order?: "asc" | "desc" | undefined;
  when?: "upcoming" | "past" | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface BookingPage {
  data: BookingResponse[];
  next_cursor: string | null;
  counts: { upcoming: number; past: number } | null;
  /** Of the club's list; only with its first page. */
  total: number | null;
}

/**
 * Own bookings or the club's, by start and court; past ones newest first. The first page of one's own includes the counts of both
 * tabs. Only a user who sees names may search by them (docs/product/booking.md#names).
 */
export async function listBookings(tx: ClubTx, query: BookingQuery): Promise<BookingPage> {
  if (query.q && !can(tx.role, "bookings:see-names")) throw forbidden();
  const rules = await selectClub(tx.sql, tx.clubId);
  if (query.court_id && !(await selectOptionalCourt(tx.sql, tx.clubId, query.court_id)))
    throw unknownId("court_id", "Court");
  const day = query.date ? dayBounds(query.date, rules.time_zone) : null;
  const earliest = day ?? (query.from ? dayBounds(query.from, rules.time_zone) : null);
  const userId = query.scope === "mine" ? tx.userId : null;
  const now = new Date(tx.now);
  const latest = day ?? (query.to ? dayBounds(query.to, rules.time_zone) : null);
  const condition = {
    userId,
    kind: query.kind,
    courtId: query.court_id,
    sport: query.sport,
    status: query.status,
    search: query.q,
    when: query.when ?? null,
    now,
    from: earliest && new Date(earliest.startsAt),
    until: latest && new Date(latest.endsAt),
  };
  const [rows, counts, total] = await Promise.all([
    selectBookings(tx.sql, tx.clubId, {
      ...condition,
      after: query.cursor ? readCursor(query.cursor) : null,
      descending: query.order ? query.order === "desc" : query.when === "past",
      limit: query.limit + 1,
    }),
    userId && !query.cursor ? countBookingsByTime(tx.sql, tx.clubId, userId, now) : null,
    userId || query.cursor ? null : countBookings(tx.sql, tx.clubId, condition),
  ]);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => bookingResponse(row, tx, cancelingOf(tx, rules, row))),
    next_cursor: rows.length > query.limit && last ? cursorOf(last.starts_at, last.id) : null,
    counts,
    total,
  };
}
