import type { Database } from "./pool.ts";
import { authTransaction } from "./transaction.ts";

/** Milliseconds. */
const KNOWN_FOR = 10_000;
/** Rows of a thousand characters. */
const ROWS = 256;

const probes = new WeakMap<Database, { at: number; result: Promise<void> }>();

/**
 * Whether the database's disk has room: writes a table that its transaction drops. Calls that coincide or follow shortly after
 * one another share one probe. Throws `out_of_room`; a database that cannot write for another reason throws what a change would.
 */
export function requireRoom(db: Database): Promise<void> {
  const last = probes.get(db);
  if (last && performance.now() - last.at < KNOWN_FOR) return last.result;
  const result = authTransaction(db, async (sql) => {
    await sql`
      create temporary table write_probe on commit drop as select repeat('x', 1000) as filler from generate_series(1, ${ROWS}::int)`;
  });
  probes.set(db, { at: performance.now(), result });
  // An unreachable database is probed again by the next call: only a full disk stays full.
  result.catch((error: unknown) => {
    if (!isOutOfSpace(error)) probes.delete(db);
  });
  return result;
}

const isOutOfSpace = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "out_of_room";
