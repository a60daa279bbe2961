import type { DatabaseState, TableSize } from "./read-database.ts";
import type { MigrationLocks, TableLock } from "./scratch-locks.ts";

/** Bytes a second, assumed low: a disk of 100 MiB/s that others use too. */
const RATES = { rewrite: 30_000_000, index: 30_000_000, check: 100_000_000 };
/** From here on an upgrade belongs into a quiet hour: requests end after 5 s. */
const LONGEST_WAIT = 5;

/** An older release neither migrates nor starts on a newer database (docs/decisions/0038). */
const NO_WAY_BACK =
  "There is no way back but a backup: npm run backup, or with DATABASE_URL that server's own tools (docs/backups.md).";

export interface UpgradePlan {
  /** The release's newest migration. */
  target: number;
  migrations: readonly MigrationLocks[];
  /** Names of the functions that will be applied. */
  functions: readonly string[];
}

/** What an upgrade to this release does to a database, line by line (docs/operating.md#upgrades). */
export function upgradeReport(state: DatabaseState, { target, migrations, functions }: UpgradePlan): string[] {
  if (state.migration > target) {
    return [`The database is at migration ${state.migration}, newer than this release, which knows ${target}.`];
  }
  if (migrations.length === 0 && functions.length === 0) {
    return [`Nothing to do: the database is at migration ${target} and has this release's functions.`];
  }
  const head = `From migration ${state.migration} to ${target}: ${count(migrations.length, "migration")}, ${count(functions.length, "function")}.`;
  const triggered = new Set(functions.flatMap((name) => state.triggerTables.get(name) ?? []));
  const ofTriggers = [...triggered]
    .sort()
    .map((table): TableLock => ({ table, mode: "ShareRowExclusiveLock", work: [] }));
  const steps = [
    ...migrations,
    ...(functions.length > 0 ? [{ name: "functions", way: "at once" as const, seconds: 1, locks: ofTriggers }] : []),
  ];
  const waits = steps.map((step) => waitOf(step, state.sizes));
  const longest = Math.max(0, ...waits);
  return [
    head,
    ...steps.flatMap((step) => ["", ...linesOf(step, state.sizes)]),
    "",
    `Longest wait of a request: ${about(longest)}. ${
      longest > LONGEST_WAIT
        ? "Requests fail after 5 s: choose a quiet hour, or split the migration."
        : "The api may keep running."
    }`,
    ...(state.migration > 0 && migrations.length > 0 ? [NO_WAY_BACK] : []),
    ...(state.open.length > 0 ? [openText(state.open)] : []),
  ];
}

function linesOf({ name, way, locks }: MigrationLocks, sizes: DatabaseState["sizes"]): string[] {
  if (way === "concurrently") return [`${name}: concurrently, nothing waits`];
  if (way === "in batches")
    return [`${name}: in batches, rows are changed while others go on, how long is not estimated`];
  if (locks.length === 0) return [`${name}: no table that is there is locked`];
  return [
    `${name}:`,
    ...locks.map((lock) => {
      const size = sizes.get(lock.table);
      const amount = size ? `${Math.round(size.rows)} rows, ${mebibytes(size.bytes)}` : "new";
      const work = lock.work.map((each) => WORK[each]).join(", ");
      const time = isAwaited(lock) || work ? about(secondsOf(lock, size)) : "how long is not estimated";
      return `  ${lock.table} (${amount}): ${effectOf(lock.mode)}${work && `, ${work}`}, ${time}`;
    }),
  ];
}

const WORK = { rewrite: "each row is written anew", check: "each row is checked", index: "an index is built" };

/** Who waits while a lock is held. */
function effectOf(mode: string): string {
  if (mode === "AccessExclusiveLock") return "reads and writes wait";
  if (mode === "RowExclusiveLock") return "rows may be changed, others go on";
  return mode === "ShareUpdateExclusiveLock" ? "nothing waits" : "writes wait";
}

const isAwaited = ({ mode }: TableLock) => mode !== "RowExclusiveLock" && mode !== "ShareUpdateExclusiveLock";

const secondsOf = ({ work }: TableLock, size: TableSize | undefined): number =>
  work.reduce((sum, each) => sum + (size?.bytes ?? 0) / RATES[each], 0);

/** All locks of a migration are held until its end. */
const waitOf = ({ locks, seconds }: MigrationLocks, sizes: DatabaseState["sizes"]): number =>
  locks.some(isAwaited) ? locks.reduce((sum, lock) => sum + secondsOf(lock, sizes.get(lock.table)), seconds) : 0;

const about = (seconds: number): string => (seconds < 1 ? "less than 1 s" : `about ${Math.ceil(seconds)} s`);
const mebibytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MiB`;
const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? "" : "s"}`;

const openText = (open: DatabaseState["open"]): string =>
  `Open now: ${open.map(({ pid, program, seconds }) => `process ${pid} (${program}) for ${seconds} s`).join("; ")}. ` +
  "A migration waits 2 s for each lock, lets others through, and tries again for ten minutes.";
