import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import type { BookingsRow } from "../../../db/row-types.ts";
import type { CourtRow } from "../courts/queries.ts";
import type { BookingRow } from "./queries.ts";

/** Where and when a booking is, as the audit log keeps it. */
export const placeOf = ({ court_id, starts_at, ends_at }: Pick<BookingsRow, "court_id" | "starts_at" | "ends_at">) => ({
  court_id,
  start_time: starts_at.toISOString(),
  end_time: ends_at.toISOString(),
});

/** A booking at another place. A check-in belongs to the start. */
export const placed = (row: BookingRow, court: CourtRow, { startsAt, endsAt }: Slot): BookingRow => ({
  ...row,
  court_id: court.id,
  court_name: court.name,
  court_max_players: court.max_players,
  sport: court.sport,
  starts_at: new Date(startsAt),
  ends_at: new Date(endsAt),
  checked_in_at: startsAt === row.starts_at.getTime() ? row.checked_in_at : null,
});
