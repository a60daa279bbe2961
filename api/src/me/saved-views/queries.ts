import type { SavedView, SavedViewList } from "@courtside/contracts/domain/saved-views.ts";
import type { Sql } from "../../db/pool.ts";

export interface SavedViewsRow {
  list: SavedViewList;
  views: SavedView[];
}

export function selectSavedViews(sql: Sql, clubId: string, userId: string): Promise<SavedViewsRow[]> {
  return sql<SavedViewsRow[]>`
    select list, views from saved_views where club_id = ${clubId} and user_id = ${userId} order by list`;
}

export async function upsertSavedViews(
  sql: Sql,
  clubId: string,
  userId: string,
  { list, views }: SavedViewsRow,
): Promise<void> {
  await sql`
    insert into saved_views (club_id, user_id, list, views) values (${clubId}, ${userId}, ${list}, ${sql.json(views as never)})
    on conflict (club_id, user_id, list) do update set views = excluded.views, changed_at = excluded.changed_at`;
}

export async function deleteSavedViews(sql: Sql, clubId: string, userId: string, list: SavedViewList): Promise<void> {
  await sql`delete from saved_views where club_id = ${clubId} and user_id = ${userId} and list = ${list}`;
}
