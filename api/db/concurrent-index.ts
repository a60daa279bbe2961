import type postgres from "postgres";
import { MigrationError } from "./migration-error.ts";

/** The first line of a migration that runs outside a transaction (docs/decisions/0060). */
const MARK = /^-- concurrently\b/;
const INDEX =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) ((?:\w+\.)?\w+)[^;]*;?$/;

export const isConcurrent = (script: string): boolean => MARK.test(script);

/** The statement without comments, in one line; throws {@link MigrationError} if the file has another one. */
export function concurrentIndexOf(script: string): { statement: string; index: string } {
  const statement = script.replace(/--.*$/gm, "").replace(/\s+/g, " ").trim();
  const [, index] = INDEX.exec(statement) ?? [];
  if (!index) {
    throw new MigrationError(
      "A migration that begins with -- concurrently holds one statement: create index concurrently if not exists, or drop index " +
        "concurrently if exists.",
    );
  }
  return { statement, index };
}

/**
 * Makes or drops an index without a lock that reads or writes wait for. It waits for open transactions as long as they last; an
 * index that an earlier try left unfinished is dropped first.
 */
export async function runConcurrently(session: postgres.ReservedSql, script: string): Promise<void> {
  const { statement, index } = concurrentIndexOf(script);
  await session.unsafe("set lock_timeout = 0");
  await session.unsafe("set statement_timeout = 0");
  const unfinished = await session.unsafe(
    "select from pg_index where indexrelid = to_regclass($1) and not indisvalid",
    [index],
  );
  if (unfinished.length > 0) await session.unsafe(`drop index concurrently ${index}`);
  await session.unsafe(statement);
}
