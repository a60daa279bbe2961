import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { OperatorSql } from "./as-operator.ts";
import { clubTables } from "./club-tables.ts";

const ROWS_AT_ONCE = 500;

/** Secrets and their hashes: a copy of the club's rows needs none. */
const SECRET_COLUMN = "(_hash|_sealed|^claim)$";

/**
 * Writes all that belongs to a club as compressed lines of JSON, `{"table", "row"}` each: the club, every table with its rows, and
 * the people who are or were its members. The transaction's snapshot makes it the state of one instant. Returns the number of rows.
 * Rejects if rows cannot be read or written, and when `signal` is aborted.
 */
export async function exportClub(
  sql: OperatorSql,
  clubId: string,
  out: NodeJS.WritableStream,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  const lines = async function* () {
    for await (const { table, rows } of rowsOfClub(sql, clubId)) {
      count += rows.length;
      yield rows.map(({ row }) => `{"table":${JSON.stringify(table)},"row":${row}}\n`).join("");
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), out, { signal, end: out !== process.stdout });
  return count;
}

interface Rows {
  table: string;
  rows: { row: string }[];
}

async function* rowsOfClub(sql: OperatorSql, clubId: string): AsyncGenerator<Rows> {
  for (const table of ["clubs", ...(await clubTables(sql))]) {
    const secrets = await secretColumns(sql, table);
    const owner = table === "clubs" ? sql`id` : sql`club_id`;
    const found = sql<{ row: string }[]>`
      select (to_jsonb(t) - ${secrets}::text[])::text as row from ${sql(table)} t where ${owner} = ${clubId} order by 1`;
    for await (const rows of found.cursor(ROWS_AT_ONCE)) yield { table, rows };
  }
  const people = sql<{ row: string }[]>`
    select to_jsonb(u)::text as row from users u
    where id in (select user_id from memberships where club_id = ${clubId}) order by 1`;
  for await (const rows of people.cursor(ROWS_AT_ONCE)) yield { table: "users", rows };
}

async function secretColumns(sql: OperatorSql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attname ~ ${SECRET_COLUMN}`;
  return rows.map(({ name }) => name);
}
