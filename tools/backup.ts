import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "./backup/back-up.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { acquireDatabase } from "./postgres/database.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

/** "courtside-2026-03-08T09-30-00Z.tar.gz" */
const fileName = () => `courtside-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz`;

await runCommand(async (lifetime) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = readEnvironment();
  if (config.databaseUrl) {
    throw new CommandError("DATABASE_URL is set: back that database up with its own tools, see docs/backups.md.");
  }
  const file = positionals[0] ? resolve(root, positionals[0]) : join(config.dataDir, "backups", fileName());
  const url = await acquireDatabase(config, lifetime, "npm run backup");
  const backingUp = backUp(config.dataDir, url, file, lifetime.signal);
  // If it ends early, it deletes what it has copied before the process exits.
  lifetime.atEnd(async () => void (await Promise.allSettled([backingUp])));
  const bytes = await backingUp;
  console.log(
    `${file}\n${(bytes / 1_048_576).toFixed(1)} MiB. It holds passwords and keys: keep it as safe as the database.`,
  );
});
