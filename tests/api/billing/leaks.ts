import type postgres from "postgres";

/** Where any of the words is: "table: word" for each table of ours, with every column and key of it, and "log: word". */
export async function leaksOf(sql: postgres.Sql, log: string, text: string[]): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth', 'billing_sandbox')`;
  if (!tables.some(({ name }) => name === "public.billing_events"))
    throw new Error("the tables are not where they were");
  const found = text.filter((word) => log.includes(word)).map((word) => `log: ${word}`);
  for (const { name } of tables) {
    const rows = await sql<{ word: string }[]>`
      select word from unnest(${text}::text[]) word
      where exists (select from ${sql.unsafe(name)} t where strpos(to_jsonb(t)::text, word) > 0)`;
    found.push(...rows.map(({ word }) => `${name}: ${word}`));
  }
  return found;
}
