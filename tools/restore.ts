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
/** What Postgres says of a log that ends before the instant. */
const NOT_REACHED = /recovery ended before configured recovery target was reached/;

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
  let puttingBack: ReturnType<typeof putBack> | undefined;
  let isRestored = false;
  const takeBack = async () => (await puttingBack?.catch(() => undefined))?.();
  // Registered before the server is, and so run after that has ended.
  lifetime.atEnd(async () => {
    if (!isRestored) await takeBack();
  });
  /** Its first start makes the database whole. */
  const open = async (timeline: "current" | "latest") => {
    lifetime.signal.throwIfAborted();
    puttingBack = putBack(config.dataDir, file, { increments, walArchive, until, timeline });
    await puttingBack;
    lifetime.signal.throwIfAborted();
    return inRestore(openDatabase(config, lifetime));
  };
  const { ownerUrl, description } = await open("current").catch(async (error: unknown) => {
    if (!walArchive || !until || !(error instanceof CommandError) || !NOT_REACHED.test(error.message)) throw error;
    await takeBack();
    return open("latest");
  });
  // A backup of an earlier version is brought to this one.
  const { version } = await inRestore(runMigrations(ownerUrl));
  isRestored = true;
  console.log(`Restored: ${description}, schema version ${version}. npm start runs it.`);
});

function inRestore<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof CommandError ? new CommandError(`Nothing was restored: ${error.message}`) : error;
  });
}

/** An instant with its zone, such as 2026-03-08T09:30:00Z. */
function instantOf(text: string): string {
  if (INSTANT.test(text) && Date.parse(text) <= Date.now()) return text;
  throw new CommandError(`--until: ${text} is no past instant with its zone, such as 2026-03-08T09:30:00Z.`);
}
