import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FunctionFile, functionFiles } from "../../api/db/function-files.ts";
import type { Lifetime } from "../process/lifetime.ts";
import type { DatabaseState } from "./read-database.ts";
import { type MigrationFile, scratchLocks } from "./scratch-locks.ts";
import type { UpgradePlan } from "./upgrade-report.ts";

const folder = join(import.meta.dirname, "../../api/db/migrations");

/** The migrations of this release, oldest first. */
export const migrationFiles = (): MigrationFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));

const numberOf = ({ name }: MigrationFile) => Number.parseInt(name, 10);

/** What is pending in a database. A new one locks nothing that anybody could wait for. */
export async function planUpgrade(
  state: DatabaseState,
  lifetime: Pick<Lifetime, "hold" | "atEnd">,
  files: readonly MigrationFile[] = migrationFiles(),
): Promise<UpgradePlan> {
  const target = Math.max(0, ...files.map(numberOf));
  const pending = files.filter((file) => numberOf(file) > state.migration);
  const functions = changedFunctions(state, target);
  if (state.migration === 0) {
    const migrations = pending.map(({ name }) => ({ name, way: "at once" as const, seconds: 0, locks: [] }));
    return { target, migrations, functions };
  }
  if (pending.length === 0) return { target, migrations: [], functions };
  const applied = files.filter((file) => numberOf(file) <= state.migration);
  return { target, migrations: await scratchLocks(applied, pending, lifetime), functions };
}

/** As applyFunctions chooses them: all after a migration, otherwise those whose text differs. */
function changedFunctions({ functions: latest }: DatabaseState, target: number): string[] {
  const isCurrent = ({ name, digest }: FunctionFile) => latest?.migration === target && latest.files[name] === digest;
  return functionFiles()
    .filter((file) => !isCurrent(file))
    .map(({ name }) => name);
}
