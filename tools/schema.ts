import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dumpSchema } from "../api/db/dump-schema.ts";
import { LANDED_LIST, landedListOf, landedProblems } from "../api/db/landed-migrations.ts";
import { root } from "./environment/root.ts";
import { startPostgres } from "./postgres/embedded-postgres.ts";
import { runMigrations } from "./postgres/migrations.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { committedList, landedState } from "./schema/landed-state.ts";
import { rowTypesOf } from "./schema/row-types.ts";

// Writes what follows from the migrations and functions: the list of landed migrations, the schema's text and the types of its
// rows. With --check it only says whether they are current.
await runCommand(async (lifetime) => {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const landed = landedState();
  const list = values.check ? landed.list : landedListOf(landed.migrations, committedList());
  const problems = landedProblems({ ...landed, list });
  if (problems.length > 0) throw new CommandError(problems.join("\n"));

  // A cluster of its own: the developer's database may hold what no migration made.
  const dataDir = mkdtempSync(join(tmpdir(), "courtside-schema-"));
  const server = await lifetime.hold(startPostgres({ dataDir, throwaway: true }));
  await runMigrations(server.url());
  const files = {
    [LANDED_LIST]: list,
    "api/db/schema.sql": await dumpSchema(server.url()),
    "api/db/row-types.ts": await rowTypesOf(server.url()),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name);
    if (existsSync(file) && readFileSync(file, "utf8") === text) {
      console.log(`${name} is current.`);
      continue;
    }
    if (values.check)
      throw new CommandError(`${name} is not what the migrations make: run npm run schema and commit it.`);
    writeFileSync(file, text);
    console.log(`${name} is written.`);
  }
});
