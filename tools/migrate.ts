import { readEnvironment } from "./environment/read-environment.ts";
import { acquireDatabase } from "./postgres/database.ts";
import { letApiIn } from "./postgres/let-api-in.ts";
import { runMigrations } from "./postgres/migrations.ts";
import { runCommand } from "./process/command.ts";

await runCommand(async (lifetime) => {
  const config = readEnvironment();
  const url = await acquireDatabase(config, lifetime, "npm run migrate");
  const { applied, functions, version } = await runMigrations(url);
  if (config.databaseUrl) await letApiIn(url, config.databaseUrl);
  const ran = [...applied, ...functions];
  console.log(ran.length > 0 ? `${ran.join("\n")}\nNow at version ${version}.` : `Already at version ${version}.`);
});
