import type { OperatorSql } from "./as-operator.ts";

/** The tables whose rows belong to a club, from the catalog, so that later ones are included. */
export async function clubTables(sql: OperatorSql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;
  return rows.map(({ name }) => name);
}
