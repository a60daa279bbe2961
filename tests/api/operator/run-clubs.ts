import { inject } from "vitest";
import { type CommandResult, runTool } from "../../support/run-tool.ts";
import { apiUrl } from "../../support/world.ts";

/** npm run clubs on the database of the run. */
export const runClubs = (args: string[]): Promise<CommandResult> =>
  runTool("clubs", args, {
    DATABASE_URL: inject("apiDatabaseUrl"),
    MIGRATION_DATABASE_URL: inject("ownerUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
  });
