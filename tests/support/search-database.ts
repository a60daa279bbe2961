import { ownerSql } from "./world.ts";

/** Where a text stands in the database, in any case: "public.bookings.cancel_reason". Reads the catalog, so that no table is left out. */
export async function placesOf(text: string): Promise<string[]> {
  const columns = await ownerSql<{ schema: string; table: string; name: string }[]>`
    select n.nspname as schema, c.relname as table, a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'billing_sandbox') and a.attnum > 0 and not a.attisdropped
      and (t.typname in ('text', 'citext', 'json', 'jsonb', 'varchar', 'bytea') or t.typcategory = 'A')
    order by 1, 2, 3`;
  const places: string[] = [];
  for (const { schema, table, name } of columns) {
    const value = ownerSql`case pg_typeof(${ownerSql(name)})::text when 'bytea' then encode(${ownerSql(name)}::text::bytea, 'escape')
      else ${ownerSql(name)}::text end`;
    const [found] = await ownerSql`
      select 1 from ${ownerSql(`${schema}.${table}`)} where strpos(lower(${value}), lower(${text})) > 0 limit 1`;
    if (found) places.push(`${schema}.${table}.${name}`);
  }
  return places;
}
