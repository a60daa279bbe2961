import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { putBack } from "./backup/put-back.ts";
import { prepareDataDirectory } from "./environment/data-directory.ts";
import { takeLock } from "./environment/launcher-lock.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { openDatabase } from "./postgres/database.ts";
import { runMigrations } from "./postgres/migrations.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

await runCommand(async (lifetime) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { until: { type: "string" } } });
  const [file, ...increments] = positionals.map((name) => resolve(root, name));
  if (!file) throw new CommandError("Which backup? npm run restore -- .courtside/backups/courtside-….tar.gz");
  const config = readEnvironment();
  if (config.databaseUrl) {
    throw new CommandError("DATABASE_URL is set: restore that database with its own tools, see docs/backups.md.");
  }
  const until = values.until === undefined ? undefined : instantOf(values.until);
  if (until && !config.walArchive && increments.length === 0) {
    throw new CommandError("--until: set WAL_ARCHIVE to the folder with the log, or name the incremental backups.");
  }
  prepareDataDirectory(config.dataDir);
  const lock = await takeLock(config.dataDir, "npm run restore");
  lifetime.atEnd(lock.release);
  const { walArchive } = config;
  const takeBack = await putBack(config.dataDir, file, { increments, walArchive, until });
  // The first start makes it whole; a backup of an earlier version is brought to this one.
  const { ownerUrl, description } = await openDatabase(config, lifetime).catch(async (error: unknown) => {
    await takeBack();
    throw error instanceof CommandError ? new CommandError(`Nothing was restored: ${error.message}`) : error;
  });
  const { version } = await runMigrations(ownerUrl);
  console.log(`Restored: ${description}, schema version ${version}. npm start runs it.`);
});

/** An instant with its zone, such as 2026-03-08T09:30:00Z. */
function instantOf(text: string): string {
  if (INSTANT.test(text) && Date.parse(text) <= Date.now()) return text;
  throw new CommandError(`--until: ${text} is no past instant with its zone, such as 2026-03-08T09:30:00Z.`);
}
