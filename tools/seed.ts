import { parseArgs } from "node:util";
import { readEnvironment } from "./environment/read-environment.ts";
import { acquireDatabase } from "./postgres/database.ts";
import { letApiIn } from "./postgres/let-api-in.ts";
import { runMigrations } from "./postgres/migrations.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { seed } from "./seed/seed.ts";

const usage = "npm run seed -- --clubs 20 --days 30";

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new CommandError(`--${name} must be a whole number from 1 to 99999, for example ${usage}.`);
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { clubs: { type: "string" }, days: { type: "string" } } });
    return { clubs: count("clubs", values.clubs), days: count("days", values.days) };
  } catch (error) {
    if (error instanceof TypeError) throw new CommandError(`${error.message}; use it as ${usage}.`);
    throw error;
  }
}

await runCommand(async (lifetime) => {
  const amount = readArguments();
  const config = readEnvironment();
  const url = await acquireDatabase(config, lifetime, "npm run seed");
  await runMigrations(url);
  if (config.databaseUrl) await letApiIn(url, config.databaseUrl);
  await seed({ url, qa: config.qaLogin, ...amount });
  const clubs = ["the demo club", ...(config.qaLogin ? ["the QA club"] : [])];
  if (amount.clubs) clubs.push(`${amount.clubs} more`);
  console.log(`Seeded: ${clubs.join(", ")}. What was there already stays as it was.`);
});
