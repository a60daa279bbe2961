import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { cancelingOf } from "../scheduling/bookings/may-cancel.ts";
import { selectBookings } from "../scheduling/bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../scheduling/bookings/response.ts";
import { readCoach, selfAsCoach } from "../scheduling/people/coach.ts";
import { selectClub } from "../tenant/queries.ts";

export interface LessonQuery {
  when: "upcoming" | "past";
  coach_id?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The lessons a coach gives, or for an admin the club's or one coach's: upcoming by start, past ones newest first. */
export async function listLessons(
  tx: ClubTx,
  { when, coach_id, cursor, limit }: LessonQuery,
): Promise<{ data: BookingResponse[]; next_cursor: string | null }> {
  if (!can(tx.role, "coaches:portal")) throw forbidden();
  const rules = await selectClub(tx.sql, tx.clubId);
  if (coach_id !== undefined) await readCoach(tx, coach_id);
  const rows = await selectBookings(tx.sql, tx.clubId, {
    userId: selfAsCoach(tx) ?? coach_id ?? null,
    kind: "lesson",
    when,
    now: new Date(tx.now),
    from: null,
    until: null,
    after: cursor ? readCursor(cursor) : null,
    descending: when === "past",
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => bookingResponse(row, tx, cancelingOf(tx, rules, row))),
    next_cursor: rows.length > limit && last ? cursorOf(last.starts_at, last.id) : null,
  };
}
