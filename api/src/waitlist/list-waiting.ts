import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { selectOptionalCourt } from "../scheduling/courts/queries.ts";
import { localNow } from "../scheduling/waiting/local-now.ts";
import { selectClub } from "../tenant/queries.ts";
import { countWaiting, countWanted, selectWaiting, type WaitingCounts } from "./queries.ts";
import { memberResponse, type WaitingMemberResponse } from "./response.ts";

export interface WaitingQuery {
  requested_date?: string | undefined;
  court_id?: string | undefined;
  sport?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface WaitingPage {
  data: WaitingMemberResponse[];
  next_cursor: string | null;
  /** The size of the whole list; only with its first page. */
  total: number | null;
  counts: WaitingCounts;
}

/** All waiting members, the oldest entry first, and the three counters (docs/product/waitlist.md#staff-list). */
export async function listWaiting(tx: ClubTx, query: WaitingQuery): Promise<WaitingPage> {
  if (!can(tx.role, "waitlist:manage")) throw forbidden();
  const after = query.cursor ? readCursor(query.cursor) : null;
  if (query.court_id && !(await selectOptionalCourt(tx.sql, tx.clubId, query.court_id)))
    throw new DomainError("not_found", "not_found", "Court not found", { subject: "Court", field: "court_id" });
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const now = localNow(tx.now, time_zone);
  const which = {
    requestedDate: query.requested_date ?? null,
    courtId: query.court_id ?? null,
    sport: query.sport ?? null,
  };
  const [rows, total, counts] = await Promise.all([
    selectWaiting(tx.sql, tx.clubId, now, { ...which, after, limit: query.limit + 1 }),
    after ? null : countWanted(tx.sql, tx.clubId, now, which),
    countWaiting(tx.sql, tx.clubId, now),
  ]);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    data: shown.map(memberResponse),
    next_cursor: rows.length > query.limit && last ? cursorOf(last.created_at, last.id) : null,
    total,
    counts,
  };
}
