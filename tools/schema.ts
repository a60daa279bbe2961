import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dumpSchema } from "../api/db/dump-schema.ts";
import { root } from "./environment/root.ts";
import { startPostgres } from "./postgres/embedded-postgres.ts";
import { runMigrations } from "./postgres/migrations.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const file = join(root, "api/db/schema.sql");

await runCommand(async (lifetime) => {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  // A cluster of its own: the developer's database may hold what no migration made.
  const dataDir = mkdtempSync(join(tmpdir(), "courtside-schema-"));
  const server = await lifetime.hold(startPostgres({ dataDir, throwaway: true }));
  await runMigrations(server.url());
  const schema = await dumpSchema(server.url());
  if (existsSync(file) && readFileSync(file, "utf8") === schema) return console.log("api/db/schema.sql is current.");
  if (values.check) {
    throw new CommandError(
      "api/db/schema.sql does not show what the migrations make: run npm run schema and commit the file.",
    );
  }
  writeFileSync(file, schema);
  console.log("api/db/schema.sql is written.");
});
