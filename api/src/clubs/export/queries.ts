import type { Sql } from "../../db/pool.ts";

/** A table of a club's export: the columns without secrets, and those of its key. */
export interface ExportedTable {
  name: string;
  columns: string[];
  key: string[];
}

/** Pending work, sums that follow from other tables, and proofs of who somebody is. */
const LEFT_OUT = /^(waitlist_checks|report_changes|report_court_dates|door_codes|staff_pins|kiosk_pins|kiosk_codes)$/;

/** The tables of the club that the caller may read, from the catalog: a later one is in the export by itself. */
export async function selectTables(sql: Sql): Promise<ExportedTable[]> {
  return await sql<ExportedTable[]>`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and (a.atttypid <> 'bytea'::regtype or a.attname = 'image') and a.attname !~ 'hash|secret|token|claim' order by a.attnum) as columns,
      array(select a.attname::text from unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum order by k.place) as key
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'select')
      and c.relname !~ ${LEFT_OUT.source}
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped)
    order by c.relname`;
}

export type Row = Record<string, unknown>;

/** A page of a table in the order of its key, after the row `after`. */
export async function selectPage(
  sql: Sql,
  clubId: string,
  { name, key }: ExportedTable,
  after: Row | null,
  limit: number,
): Promise<Row[]> {
  const rows = await sql<{ row: Row }[]>`
    select to_jsonb(t) as row from ${sql(name)} t
    where t.club_id = ${clubId}
      ${after ? sql`and (${sql(key)}) > (select ${sql(key)} from jsonb_populate_record(null::${sql(name)}, ${sql.json(after as never)}))` : sql``}
    order by ${sql(key)} limit ${limit}`;
  return rows.map(({ row }) => row);
}

/** The club itself, and the people whom its rows name. */
export async function selectClubRow(sql: Sql, clubId: string): Promise<Row[]> {
  const rows = await sql<{ row: Row }[]>`select to_jsonb(c) as row from clubs c where c.id = ${clubId}`;
  return rows.map(({ row }) => row);
}

/** A former member's address is theirs to change, so the club does not get it. */
export async function selectPeople(sql: Sql, clubId: string): Promise<Row[]> {
  const rows = await sql<{ row: Row }[]>`
    select jsonb_build_object('id', u.id, 'full_name', u.full_name, 'email', case when m.left_at is null then u.email end, 'created_at', u.created_at,
      'onboarding_dismissed_at', u.onboarding_dismissed_at) as row
    from memberships m join users u on u.id = m.user_id where m.club_id = ${clubId} order by u.id`;
  return rows.map(({ row }) => row);
}
