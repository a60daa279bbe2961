import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { readCoach, selfAsCoach } from "../scheduling/people/coach.ts";
import { countPending, countRequests, selectRequests } from "./queries.ts";
import { type LessonRequestResponse, requestResponse } from "./response.ts";

export interface RequestQuery {
  status?: "pending" | "decided" | undefined;
  coach_id?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface RequestPage {
  data: LessonRequestResponse[];
  next_cursor: string | null;
  /** Those whose time lies ahead; only with the first page. */
  pending_count: number | null;
  /** The size of the whole list; only with its first page. */
  total: number | null;
}

/**
 * A member's own requests, a coach's own, or for an admin the club's (docs/product/coaching.md#deciding-a-request); the newest
 * first.
 */
export async function listRequests(
  tx: ClubTx,
  { status, coach_id, cursor, limit }: RequestQuery,
): Promise<RequestPage> {
  const isMember = can(tx.role, "lessons:request");
  if (!isMember && !can(tx.role, "coaches:portal")) throw forbidden();
  if (coach_id !== undefined) await readCoach(tx, coach_id);
  const whose = { memberId: isMember ? tx.userId : null, coachId: selfAsCoach(tx) ?? coach_id ?? null };
  const which = { ...whose, status: status ?? null };
  const after = cursor ? readCursor(cursor) : null;
  const [rows, pending, total] = await Promise.all([
    selectRequests(tx.sql, tx.clubId, { ...which, after, limit: limit + 1 }),
    cursor ? null : countPending(tx.sql, tx.clubId, whose, new Date(tx.now)),
    cursor ? null : countRequests(tx.sql, tx.clubId, which),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => requestResponse(tx, row)),
    next_cursor: rows.length > limit && last ? cursorOf(last.created_at, last.id) : null,
    pending_count: pending,
    total,
  };
}
