import {
  MOST_SAVED_VIEWS,
  mergedViews,
  type SavedView,
  type SavedViewList,
} from "@courtside/contracts/domain/saved-views.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { invalid } from "../../errors.ts";
import { lockOptionalMember } from "../../scheduling/people/queries.ts";
import { deleteSavedViews, type SavedViewsRow, selectSavedViews, upsertSavedViews } from "./queries.ts";

interface SavedViewsInput {
  list: SavedViewList;
  views: SavedView[];
  /** What the device had read; absent: replace everything. */
  before?: SavedView[] | undefined;
}

/** Changes the caller's views of one list; none removes them. The membership's lock serialises the person's devices. */
export async function saveViews(tx: ClubTx, { list, views, before }: SavedViewsInput): Promise<SavedViewsRow> {
  const { sql, clubId, userId } = tx;
  if (new Set(views.map(({ name }) => name)).size < views.length) throw invalid("views", "views: each name once");
  await lockOptionalMember(sql, clubId, userId);
  const stored = (await selectSavedViews(sql, clubId, userId)).find((each) => each.list === list)?.views ?? [];
  const merged = before ? mergedViews(stored, { before, views }) : views;
  if (merged.length > MOST_SAVED_VIEWS) throw invalid("views", `views: at most ${MOST_SAVED_VIEWS}`);
  if (merged.length === 0) await deleteSavedViews(sql, clubId, userId, list);
  else await upsertSavedViews(sql, clubId, userId, { list, views: merged });
  await audit(tx, { action: "saved_views.changed", detail: { list, count: merged.length } });
  return { list, views: merged };
}
