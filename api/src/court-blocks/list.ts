import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { readInstant } from "../scheduling/days/instant.ts";
import { selectClub } from "../tenant/queries.ts";
import { countBlocks, selectBlocks } from "./queries.ts";
import { blockResponse, type CourtBlockResponse } from "./response.ts";

export interface BlockQuery {
  when: "upcoming" | "past";
  /** Only blocks that cover this instant. */
  at?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Blocks that have not ended by start, or those that have ended, the newest first. */
export async function listBlocks(
  tx: ClubTx,
  { when, at, cursor, limit }: BlockQuery,
): Promise<{ data: CourtBlockResponse[]; next_cursor: string | null; total: number | null }> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const after = cursor ? readCursor(cursor) : null;
  const filter = { when, now: new Date(tx.now), at: at === undefined ? null : await coveredInstant(tx, at) };
  const [rows, total] = await Promise.all([
    selectBlocks(tx.sql, tx.clubId, { ...filter, after, limit: limit + 1 }),
    after ? null : countBlocks(tx.sql, tx.clubId, filter),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(blockResponse),
    next_cursor: rows.length > limit && last ? cursorOf(last.starts_at, last.id) : null,
    total,
  };
}

async function coveredInstant({ sql, clubId }: ClubTx, at: string): Promise<Date> {
  const { time_zone } = await selectClub(sql, clubId);
  return new Date(readInstant("at", at, time_zone));
}
