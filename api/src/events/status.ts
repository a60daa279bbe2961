import type { ClubTx } from "../club-tx.ts";
import { DomainError, notFound } from "../errors.ts";
import { type EventRow, lockOptionalEvent } from "./queries.ts";
import { isUpcoming } from "./response.ts";

/** Locks an event for a change or a registration. Rejected: `event_canceled`, `event_over`. */
export async function lockActiveEvent(tx: ClubTx, id: string): Promise<EventRow> {
  const row = await lockOptionalEvent(tx.sql, tx.clubId, id, tx.userId);
  if (!row) throw notFound("Event");
  if (row.canceled_at) throw rejected("event_canceled", "This event has been canceled");
  if (!isUpcoming(row, tx.now)) throw rejected("event_over", "This event has already begun");
  return row;
}

/** The dates that take place and have not begun, by number. */
export const upcomingDates = (row: EventRow, now: number) =>
  row.dates.filter(({ canceled, starts_at }) => !canceled && Date.parse(starts_at) >= now);

const rejected = (code: string, message: string) => new DomainError("rejected", code, message, { field: "id" });
