import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { invalid } from "../../errors.ts";
import { deleteSavedViews, type SavedViewsRow, upsertSavedViews } from "./queries.ts";

/** Replaces the caller's views of one list; none removes them. */
export async function saveViews(tx: ClubTx, { list, views }: SavedViewsRow): Promise<SavedViewsRow> {
  const { sql, clubId, userId } = tx;
  if (new Set(views.map(({ name }) => name)).size < views.length) throw invalid("views", "views: each name once");
  if (views.length === 0) await deleteSavedViews(sql, clubId, userId, list);
  else await upsertSavedViews(sql, clubId, userId, { list, views });
  await audit(tx, { action: "saved_views.changed", detail: { list, count: views.length } });
  return { list, views };
}
