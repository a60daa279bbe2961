import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { OperatorSql } from "./as-operator.ts";
import { clubTables } from "./club-tables.ts";

const ROWS_AT_ONCE = 500;

/** Secrets and their hashes: a copy of the club's rows needs none. */
const SECRET_COLUMN = "(_hash|_sealed|^claim)$";

/**
 * Writes all that belongs to a club as compressed lines of JSON, `{"table", "row"}` each: the club, every table with its rows, and
 * the people who are or were its members. The transaction's snapshot makes it the state of one instant. Returns the number of rows.
 */
export async function exportClub(sql: OperatorSql, clubId: string, out: Writable): Promise<number> {
  const zip = createGzip();
  zip.pipe(out, { end: out !== process.stdout });
  const written = out === process.stdout ? finished(zip) : finished(out);
  let count = 0;
  const write = async (table: string, texts: string[]) => {
    count += texts.length;
    const lines = texts.map((text) => `{"table":${JSON.stringify(table)},"row":${text}}\n`).join("");
    if (!zip.write(lines)) await once(zip, "drain");
  };

  for (const table of ["clubs", ...(await clubTables(sql))]) {
    const secrets = await secretColumns(sql, table);
    const owner = table === "clubs" ? sql`id` : sql`club_id`;
    const rows = sql<{ row: string }[]>`
      select (to_jsonb(t) - ${secrets}::text[])::text as row from ${sql(table)} t where ${owner} = ${clubId} order by 1`;
    for await (const part of rows.cursor(ROWS_AT_ONCE)) {
      await write(
        table,
        part.map(({ row }) => row),
      );
    }
  }
  const people = sql<{ row: string }[]>`
    select to_jsonb(u)::text as row from users u
    where id in (select user_id from memberships where club_id = ${clubId}) order by 1`;
  for await (const part of people.cursor(ROWS_AT_ONCE)) {
    await write(
      "users",
      part.map(({ row }) => row),
    );
  }
  zip.end();
  await written;
  return count;
}

async function secretColumns(sql: OperatorSql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attname ~ ${SECRET_COLUMN}`;
  return rows.map(({ name }) => name);
}
