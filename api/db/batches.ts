import type postgres from "postgres";
import { beginLimited, type RetryOptions, retryOnLock } from "./lock-limits.ts";
import { MigrationError } from "./migration-error.ts";

/** The first line of a migration that changes rows part by part (docs/decisions/0117). */
const MARK = /^-- in batches\b/;
const CHANGE = /^(?:with|insert|update|delete) .*\blimit \d+\b/i;

/** Between two batches others get as long as the last one took, at most this. Milliseconds. */
const LONGEST_PAUSE = 1_000;
const REPORT_EVERY = 10_000;

export const isInBatches = (script: string): boolean => MARK.test(script);

/** The statement without comments, in one line; throws {@link MigrationError} if the file has another one. */
export function batchOf(script: string): string {
  const statement = script.replace(/--.*$/gm, "").replace(/\s+/g, " ").trim().replace(/;$/, "");
  if (statement.includes(";") || !CHANGE.test(statement) || /\bskip locked\b/i.test(statement)) {
    throw new MigrationError(
      "A migration that begins with -- in batches holds one insert, update or delete, which changes rows that are not changed yet, " +
        "with a limit and without skip locked: it runs until it finds none.",
    );
  }
  return statement;
}

/**
 * Runs the statement until it changes no row, each time in a transaction of its own. What it has changed stays if it is ended: the
 * next try goes on from there. The limits are those of each batch. `what` is the file's name.
 */
export async function runInBatches(
  session: postgres.ReservedSql,
  script: string,
  what: string,
  retry: RetryOptions,
): Promise<void> {
  const statement = batchOf(script);
  let changed = 0;
  let reported = performance.now();
  for (;;) {
    const began = performance.now();
    const rows = await retryOnLock(session, `A batch of ${what}`, retry, () => runBatch(session, statement, retry));
    if (rows === 0) return;
    changed += rows;
    if (performance.now() - reported > REPORT_EVERY) {
      reported = performance.now();
      retry.onWait?.(`Migration ${what} has changed ${changed} rows and goes on.`);
    }
    const pause = Math.min(performance.now() - began, LONGEST_PAUSE);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function runBatch(session: postgres.ReservedSql, statement: string, { limits }: RetryOptions): Promise<number> {
  await beginLimited(session, limits);
  try {
    const { count } = await session.unsafe(statement);
    await session.unsafe("commit");
    return count;
  } catch (error) {
    await session.unsafe("rollback");
    throw error;
  }
}
