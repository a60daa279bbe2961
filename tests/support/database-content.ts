import type postgres from "postgres";

/** "public.bookings" → "812 rows, <digest of all of them>", for every table of the product. */
export async function contentOf(sql: postgres.Sql): Promise<Record<string, string>> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`;
  const content: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const [row] = await sql<{ content: string }[]>`
      select count(*) || ' rows, ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as content
      from ${sql(schema)}.${sql(name)} t`;
    content[`${schema}.${name}`] = row?.content ?? "";
  }
  return content;
}

/** What enforces tenant isolation and what may bypass it: tables, policies, grants and functions. */
export async function isolationOf(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select 'table ' || relname || ' enabled ' || relrowsecurity || ' forced ' || relforcerowsecurity || ' ' || coalesce(relacl::text, '') as line
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all select 'policy ' || tablename || ' ' || policyname || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '') from pg_policies
    union all select 'function ' || p.oid::regprocedure || ' of ' || r.rolname || ' ' || prosecdef || ' ' || coalesce(proacl::text, '')
    from pg_proc p join pg_roles r on r.oid = proowner where pronamespace = 'public'::regnamespace
    union all select 'role ' || rolname || ' ' || rolcanlogin || ' ' || rolsuper || ' ' || rolbypassrls from pg_roles
    order by 1`;
  return rows.map(({ line }) => line);
}

/** Sequence → last value. */
export async function sequencesOf(sql: postgres.Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; value: string }[]>`
    select schemaname || '.' || sequencename as name, coalesce(last_value, 0) as value from pg_sequences`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}
