import { dayBounds } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../club-tx.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { cancelingOf } from "../scheduling/bookings/may-cancel.ts";
import { countBookingsByTime, selectBookings } from "../scheduling/bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../scheduling/bookings/response.ts";
import { selectClub } from "../tenant/queries.ts";

export interface BookingQuery {
  scope: "mine" | "club";
  date?: string | undefined;
  /** Club-local, like `date`. */
  from?: string | undefined;
  when?: "upcoming" | "past" | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface BookingPage {
  data: BookingResponse[];
  next_cursor: string | null;
  counts: { upcoming: number; past: number } | null;
}

/**
 * Own bookings or the club's, by start and court; past ones newest first. The first page of one's own includes the counts of both
 * tabs.
 */
export async function listBookings(tx: ClubTx, query: BookingQuery): Promise<BookingPage> {
  const rules = await selectClub(tx.sql, tx.clubId);
  const day = query.date ? dayBounds(query.date, rules.time_zone) : null;
  const earliest = day ?? (query.from ? dayBounds(query.from, rules.time_zone) : null);
  const userId = query.scope === "mine" ? tx.userId : null;
  const now = new Date(tx.now);
  const [rows, counts] = await Promise.all([
    selectBookings(tx.sql, tx.clubId, {
      userId,
      when: query.when ?? null,
      now,
      from: earliest && new Date(earliest.startsAt),
      until: day && new Date(day.endsAt),
      after: query.cursor ? readCursor(query.cursor) : null,
      descending: query.when === "past",
      limit: query.limit + 1,
    }),
    userId && !query.cursor ? countBookingsByTime(tx.sql, tx.clubId, userId, now) : null,
  ]);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => bookingResponse(row, tx, cancelingOf(tx, rules, row))),
    next_cursor: rows.length > query.limit && last ? cursorOf(last.starts_at, last.id) : null,
    counts,
  };
}
