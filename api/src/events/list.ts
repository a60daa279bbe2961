import { dayBounds, localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../club-tx.ts";
import { notFound } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { selectClub } from "../tenant/queries.ts";
import { countEvents, type EventDateRow, type EventFilter, selectEvents, selectOptionalEvent } from "./queries.ts";
import { type ClubEventResponse, eventResponse } from "./response.ts";

export interface EventQuery extends Pick<EventFilter, "when" | "scope"> {
  coach_id?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Upcoming events by start, each listed until its last date has passed; or past events, the newest first. An upcoming event has
 * only its remaining dates: the original until its start, an instance until the end of its day (docs/product/events.md#list).
 */
export async function listEvents(
  tx: ClubTx,
  { when, scope, coach_id, cursor, limit }: EventQuery,
): Promise<{ data: ClubEventResponse[]; next_cursor: string | null; total: number | null }> {
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const today = dayBounds(localDate(tx.now, time_zone), time_zone).startsAt;
  const which = {
    viewerId: tx.userId,
    when,
    scope,
    coachId: coach_id ?? null,
    now: new Date(tx.now),
    today: new Date(today),
  };
  const after = cursor ? readCursor(cursor) : null;
  const [rows, total] = await Promise.all([
    selectEvents(tx.sql, tx.clubId, { ...which, after, limit: limit + 1 }),
    after ? null : countEvents(tx.sql, tx.clubId, which),
  ]);
  const isShown = ({ number, starts_at }: EventDateRow) =>
    when === "past" || Date.parse(starts_at) >= (number > 0 ? today : tx.now);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => eventResponse(row, tx, isShown)),
    next_cursor: rows.length > limit && last ? cursorOf(last.sort_at, last.id) : null,
    total,
  };
}

/** One event with all its dates. */
export async function readEvent(tx: ClubTx, id: string): Promise<ClubEventResponse> {
  const row = await selectOptionalEvent(tx.sql, tx.clubId, id, tx.userId);
  if (!row) throw notFound("Event");
  return eventResponse(row, tx);
}
