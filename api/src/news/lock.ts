import type { ClubTx } from "../club-tx.ts";
import { notFound } from "../errors.ts";
import { lockOptionalNews, type NewsRow } from "./queries.ts";

/** Locks one item of the club until the transaction ends. */
export async function lockNews({ sql, clubId }: ClubTx, id: string): Promise<NewsRow> {
  const row = await lockOptionalNews(sql, clubId, id);
  if (!row) throw notFound("News");
  return row;
}
