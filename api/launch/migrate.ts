import { readEnvironment } from "./environment.ts";
import { borrowDatabase } from "./postgres/database.ts";
import { runMigrations } from "./postgres/migrations.ts";
import { runCommand } from "./process/command.ts";

await runCommand(async (lifetime) => {
  const url = await borrowDatabase(readEnvironment(), lifetime, "npm run migrate");
  const { applied, version } = await runMigrations(url);
  console.log(
    applied.length > 0 ? `${applied.join("\n")}\nNow at version ${version}.` : `Already at version ${version}.`,
  );
});
