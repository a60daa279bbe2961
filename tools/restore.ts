import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { putBack } from "./backup/put-back.ts";
import { prepareDataDirectory } from "./environment/data-directory.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { openDatabase } from "./postgres/database.ts";
import { runMigrations } from "./postgres/migrations.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { takeLock } from "./process/launcher-lock.ts";

await runCommand(async (lifetime) => {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  if (!file) throw new CommandError("Which backup? npm run restore -- .courtside/backups/courtside-….tar.gz");
  const config = readEnvironment();
  if (config.databaseUrl) {
    throw new CommandError("DATABASE_URL is set: restore that database with its own tools, see docs/backups.md.");
  }
  prepareDataDirectory(config.dataDir);
  const lock = await takeLock(config.dataDir, "npm run restore");
  lifetime.atEnd(lock.release);
  await putBack(config.dataDir, resolve(root, file));
  // The first start makes it whole; a backup of an earlier version is brought to this one.
  const { ownerUrl, description } = await openDatabase(config, lifetime);
  const { version } = await runMigrations(ownerUrl);
  console.log(`Restored: ${description}, schema version ${version}. npm start runs it.`);
});
