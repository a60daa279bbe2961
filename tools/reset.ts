import { existsSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { prepareDataDirectory, settingsFile } from "./environment/data-directory.ts";
import { runningLauncher, takeLock } from "./environment/launcher-lock.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { readClusterSettings } from "./postgres/cluster-settings.ts";
import { stopOrphan } from "./postgres/postmaster.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { stopProcess } from "./process/running-process.ts";

const launcherTimeout = 30_000;

async function confirmed(dataDir: string, signal: AbortSignal): Promise<boolean> {
  const { values } = parseArgs({ options: { yes: { type: "boolean", short: "y", default: false } } });
  // npm keeps a --yes without the separating -- for itself, and says so in the environment.
  if (values.yes || process.env.npm_config_yes === "true") return true;
  if (!process.stdin.isTTY)
    throw new CommandError(`This deletes the database in ${dataDir}: say npm run reset -- --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test(await terminal.question(`Delete the database in ${dataDir}? [y/N] `, { signal }));
  } finally {
    terminal.close();
  }
}

/** Deletes a cluster and, when it had to live outside DATA_DIR, the directory that was made for it. */
function deleteCluster(dataDir: string, cluster: string): void {
  for (const path of [cluster, `${cluster}.unfinished`]) rmSync(path, { recursive: true, force: true });
  const home = dirname(cluster);
  if (home !== dataDir && basename(home).startsWith("courtside-")) rmSync(home, { recursive: true, force: true });
}

await runCommand(async (lifetime) => {
  const { dataDir, databaseUrl } = readEnvironment();
  if (databaseUrl) throw new CommandError("DATABASE_URL is set: npm run reset deletes the embedded database only.");
  if (!existsSync(dataDir)) return console.log(`Nothing to delete: there is no ${dataDir}.`);
  prepareDataDirectory(dataDir);
  if (!(await confirmed(dataDir, lifetime.signal))) return console.log("Nothing was deleted.");
  const launcher = runningLauncher(dataDir);
  if (launcher && !(await stopProcess(launcher.pid, "SIGTERM", launcherTimeout))) {
    throw new CommandError(`Courtside (process ${launcher.pid}) does not stop: end that process, then reset again.`);
  }
  const lock = await takeLock(dataDir, "npm run reset");
  lifetime.atEnd(lock.release);
  const cluster = readClusterSettings(dataDir)?.cluster ?? join(dataDir, "postgres");
  await stopOrphan(cluster);
  deleteCluster(dataDir, cluster);
  for (const file of [settingsFile(dataDir), join(dataDir, "postgres.log")]) rmSync(file, { force: true });
  console.log(`The database in ${dataDir} is deleted; npm start makes a new one.`);
});
