import type { ClubTx } from "../../club-tx.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import { type AffectedEvents, affectedEvents } from "./affected-events.ts";
import { type DroppedSports, ofDroppedSports } from "./dropped-sports.ts";
import { type AffectedRow, selectAffected } from "./queries.ts";

/** The number of bookings that a response lists. */
export const LISTED = 20;

export interface Affected {
  /** The number to confirm: bookings and event dates. */
  count: number;
  /** The first ones by time. */
  bookings: (Omit<AffectedRow, "starts_at" | "ends_at" | "count"> & { start_time: string; end_time: string })[];
  dropped_sports?: DroppedSports | undefined;
  affected_events?: AffectedEvents | undefined;
}

/** Only these rules affect existing bookings: limits and windows apply to new bookings. */
const WATCHED = ["slot_length_minutes", "booking_hours_start", "booking_hours_end", "time_zone", "sports"] as const;

/** The future bookings, lessons and event dates that fit the club's current settings and would not fit the new ones. They stay unchanged. */
export async function affectedBy(tx: ClubTx, before: ClubRow, after: ClubRow): Promise<Affected> {
  if (WATCHED.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))) {
    return { count: 0, bookings: [] };
  }
  const [rows, dropped_sports, affected_events] = await Promise.all([
    selectAffected(tx.sql, tx.clubId, { before, after, now: new Date(tx.now), limit: LISTED }),
    ofDroppedSports(tx, before, after),
    affectedEvents(tx, before, after),
  ]);
  return {
    dropped_sports,
    affected_events,
    count: (rows[0]?.count ?? 0) + (affected_events?.events_total ?? 0),
    bookings: rows.map(({ starts_at, ends_at, count: _count, ...booking }) => ({
      ...booking,
      start_time: starts_at.toISOString(),
      end_time: ends_at.toISOString(),
    })),
  };
}
