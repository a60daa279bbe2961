import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { countNews, selectNews } from "./queries.ts";
import { type NewsResponse, newsResponse } from "./response.ts";

export interface NewsQuery {
  status: "current" | "retired";
  cursor?: string | undefined;
  limit: number;
}

/** The club's news, the newest first (docs/product/screens.md#news). Retired items are only for those who manage news. */
export async function listNews(
  tx: ClubTx,
  { status, cursor, limit }: NewsQuery,
): Promise<{ data: NewsResponse[]; next_cursor: string | null; total: number | null }> {
  const retired = status === "retired";
  if (retired && !can(tx.role, "news:manage")) throw forbidden();
  const after = cursor ? readCursor(cursor) : null;
  const [rows, total] = await Promise.all([
    selectNews(tx.sql, tx.clubId, { retired, after, limit: limit + 1 }),
    after ? null : countNews(tx.sql, tx.clubId, retired),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(newsResponse),
    next_cursor: rows.length > limit && last ? cursorOf(last.published_at, last.id) : null,
    total,
  };
}
