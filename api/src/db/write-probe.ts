import type { Database } from "./pool.ts";
import { authTransaction } from "./transaction.ts";

/** Milliseconds. */
const KNOWN_FOR = 10_000;
/** Rows of a thousand characters. */
const ROWS = 256;

const probes = new WeakMap<Database, { at: number; result: Promise<void> }>();

/**
 * Whether the database's disk takes more: writes a table that is gone with its transaction. Of calls that come together or shortly
 * after one another one asks. Throws `out_of_room`; a database that cannot write for another reason throws what a change would.
 */
export function requireRoom(db: Database): Promise<void> {
  const last = probes.get(db);
  if (last && performance.now() - last.at < KNOWN_FOR) return last.result;
  const result = authTransaction(db, async (sql) => {
    await sql`
      create temporary table write_probe on commit drop as select repeat('x', 1000) as filler from generate_series(1, ${ROWS}::int)`;
  });
  probes.set(db, { at: performance.now(), result });
  // A database that is away is asked again by the next call: only a full disk stays full.
  result.catch((error: unknown) => {
    if (!isOutOfRoom(error)) probes.delete(db);
  });
  return result;
}

const isOutOfRoom = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "out_of_room";
