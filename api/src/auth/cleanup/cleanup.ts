import type { Config } from "../../config.ts";
import type { Database } from "../../db/pool.ts";
import { alone } from "../../jobs/alone.ts";
import type { Job } from "../../jobs/repeat.ts";
import { deleteExpired } from "./queries.ts";

interface CleanupDeps {
  db: Database;
  config: { auth: Pick<Config["auth"], "inactivityDays"> };
}

/** Deletes expired rows; undefined if another process is doing it. Counts of rows by kind. */
export function cleanUp({ db, config }: CleanupDeps): Promise<Record<string, number> | undefined> {
  return alone(db, "cleanup", (sql) => deleteExpired(sql, config.auth));
}

export const cleanupJob = (deps: CleanupDeps): Job => ({
  name: "clean-up",
  everySeconds: 600,
  run: () => cleanUp(deps),
});
