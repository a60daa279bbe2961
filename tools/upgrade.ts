import { parseArgs } from "node:util";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { acquireDatabase } from "./postgres/database.ts";
import { letApiIn } from "./postgres/let-api-in.ts";
import { runMigrations } from "./postgres/migrations.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { previewShell } from "./site/preview-shell.ts";
import { planUpgrade } from "./upgrade/plan-upgrade.ts";
import { readDatabase } from "./upgrade/read-database.ts";
import { upgradeReport } from "./upgrade/upgrade-report.ts";

const usage = "npm run upgrade -- --check";

function readArguments(): { check: boolean } {
  try {
    return parseArgs({ options: { check: { type: "boolean", default: false } } }).values;
  } catch (error) {
    if (error instanceof TypeError) throw new CommandError(`${error.message}; use it as ${usage}.`);
    throw error;
  }
}

// Says what this release's migrations and functions will do to the database; checks the new shell too, or applies them.
await runCommand(async (lifetime) => {
  const { check } = readArguments();
  const config = readEnvironment();
  const url = await acquireDatabase(config, lifetime, "npm run upgrade");
  const state = await readDatabase(url);
  console.log(upgradeReport(state, await planUpgrade(state, lifetime)).join("\n"));
  if (check) {
    const { siteDir, remotesFile: registryFile, remoteHomes: homes } = config;
    const unfit = previewShell({ root, siteDir, registryFile, homes });
    if (unfit) throw new CommandError(`This release's shell would not be published. ${unfit}`);
    return;
  }
  const { applied, functions, version } = await runMigrations(url);
  if (config.databaseUrl) await letApiIn(url, config.databaseUrl);
  console.log(`\n${applied.length} migrations and ${functions.length} functions applied. Now at version ${version}.`);
});
