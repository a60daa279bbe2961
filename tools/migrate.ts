import { readEnvironment } from "./environment/read-environment.ts";
import { borrowDatabase } from "./postgres/database.ts";
import { letApiIn } from "./postgres/let-api-in.ts";
import { runMigrations } from "./postgres/migrations.ts";
import { runCommand } from "./process/command.ts";

await runCommand(async (lifetime) => {
  const config = readEnvironment();
  const url = await borrowDatabase(config, lifetime, "npm run migrate");
  const { applied, version } = await runMigrations(url);
  if (config.databaseUrl) await letApiIn(url, config.databaseUrl);
  console.log(
    applied.length > 0 ? `${applied.join("\n")}\nNow at version ${version}.` : `Already at version ${version}.`,
  );
});
