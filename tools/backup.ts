import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "./backup/back-up.ts";
import { backUpLog } from "./backup/back-up-log.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { acquireDatabase } from "./postgres/database.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

/** "courtside-2026-03-08T09-30-00Z.tar.gz" */
const fileName = (end: string) => `courtside-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z${end}`;

await runCommand(async (lifetime) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { incremental: { type: "boolean", default: false } },
  });
  const config = readEnvironment();
  if (config.databaseUrl) {
    throw new CommandError("DATABASE_URL is set: back that database up with its own tools, see docs/backups.md.");
  }
  const nameOf = (isWhole: boolean) =>
    positionals[0]
      ? resolve(root, positionals[0])
      : join(config.dataDir, "backups", fileName(isWhole ? ".tar.gz" : ".log.tar.gz"));
  const url = await acquireDatabase(config, lifetime, "npm run backup");
  const backingUp = values.incremental ? backUpLog(config.dataDir, url, nameOf, lifetime.signal) : whole(nameOf(true));
  async function whole(file: string) {
    return { file, bytes: await backUp(config.dataDir, url, file, lifetime.signal), since: undefined };
  }
  // If it ends early, it deletes what it has copied before the process exits.
  lifetime.atEnd(async () => void (await Promise.allSettled([backingUp])));
  const { file, bytes, since } = await backingUp;
  const continued = since === null ? "The next incremental ones continue it. " : since ? `It continues ${since}. ` : "";
  console.log(
    `${file}\n${(bytes / 1_048_576).toFixed(1)} MiB. ${continued}It holds passwords and keys: keep it as safe as the database.`,
  );
});
