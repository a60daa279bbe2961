import type { BookingsRow } from "../../../db/row-types.ts";

/** Where and when a booking is, as the audit log keeps it. */
export const placeOf = ({ court_id, starts_at, ends_at }: Pick<BookingsRow, "court_id" | "starts_at" | "ends_at">) => ({
  court_id,
  start_time: starts_at.toISOString(),
  end_time: ends_at.toISOString(),
});
