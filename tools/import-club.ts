import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { operatorOf } from "./operator/as-operator.ts";
import { type ImportedClub, importClub } from "./operator/import-club/import-club.ts";
import { readArchive } from "./operator/import-club/read-archive.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const usage = "npm run import-club -- <file.zip>     makes a club from what its admin downloaded in Club Settings";

function readFile(file: string): Uint8Array {
  try {
    return readFileSync(resolve(root, file));
  } catch (error) {
    throw new CommandError(`${file} cannot be read.`, { cause: error });
  }
}

const LABELS: Record<string, string> = {
  calendar_feeds: "calendar addresses",
  webhook_deliveries: "deliveries of webhooks",
  door_gateways: "gateway of doors",
  join_requests: "requests to join of people without a membership",
};

function summary({ name, matched, created, leftOut }: ImportedClub): string {
  const left = Object.entries(leftOut).filter(([, count]) => count > 0);
  const what = left.map(([table, count]) => `${count} ${LABELS[table] ?? table.replaceAll("_", " ")}`);
  return [
    `${name} is imported. ${matched} of its people had an account here; ${created} accounts were made, without a password: their`,
    "owners choose one by 'Forgot password'. API keys are revoked, and PINs must be set again.",
    ...(what.length > 0 ? [`Not taken over: ${what.join(", ")}.`] : []),
  ].join("\n");
}

/** Makes a club from an archive of `POST /club/export` (docs/operating.md#moving-a-club). */
await runCommand(async (lifetime) => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith("-") || more.length > 0) throw new CommandError(usage);
  const archive = readArchive(readFile(file));
  const asOperator = await operatorOf(readEnvironment(), lifetime, "npm run import-club");
  console.log(summary(await asOperator((sql) => importClub(sql, archive))));
});
