import type postgres from "postgres";

/** Where any of the texts appear: "table: text" for each table of ours, in every column and key, and "log: text". */
export async function leaksOf(sql: postgres.Sql, log: string, text: string[]): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth', 'billing_sandbox')`;
  if (!tables.some(({ name }) => name === "public.billing_events"))
    throw new Error("the tables are not where they were");
  const found = text.filter((secret) => log.includes(secret)).map((secret) => `log: ${secret}`);
  for (const { name } of tables) {
    const rows = await sql<{ secret: string }[]>`
      select distinct secret from (select to_jsonb(t)::text as row from ${sql.unsafe(name)} t offset 0) as written
      join unnest(${text}::text[]) secret on strpos(written.row, secret) > 0`;
    found.push(...rows.map(({ secret }) => `${name}: ${secret}`));
  }
  return found;
}
