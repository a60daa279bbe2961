import { runCommand } from "./command.ts";
import { borrowDatabase } from "./database.ts";
import { readEnvironment } from "./environment.ts";
import { runMigrations } from "./migrations.ts";

await runCommand(async (lifetime) => {
  const url = await borrowDatabase(readEnvironment(), lifetime, "npm run migrate");
  const { applied, version } = await runMigrations(url);
  console.log(
    applied.length > 0 ? `${applied.join("\n")}\nNow at version ${version}.` : `Already at version ${version}.`,
  );
});
