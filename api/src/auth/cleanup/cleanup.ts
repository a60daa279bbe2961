import { clearInterval, setInterval } from "node:timers";
import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { deleteExpired, takeCleanupLock } from "./queries.ts";

const EVERY = 10 * 60_000;

interface CleanupDeps {
  db: Database;
  config: { auth: Pick<Config["auth"], "inactivityDays"> };
  log: Pick<Logger, "info" | "error">;
}

/** Deletes what has expired; undefined when another process is at it. Counts of rows, by kind. */
export function cleanUp({
  db,
  config,
}: Pick<CleanupDeps, "db" | "config">): Promise<Record<string, number> | undefined> {
  return authTransaction(db, async (sql) => {
    if (!(await takeCleanupLock(sql))) return undefined;
    return deleteExpired(sql, config.auth);
  });
}

/** Cleans up now and every ten minutes, until stopped; `stop` waits for the run at hand. A failure is logged, and the next run tries again. */
export function startCleanup(deps: CleanupDeps, every = EVERY): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= attempt(deps).finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(run, every);
  run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function attempt(deps: CleanupDeps): Promise<void> {
  try {
    const deleted = await cleanUp(deps);
    if (deleted && Object.values(deleted).some((count) => count > 0)) deps.log.info(deleted, "cleaned up");
  } catch (error) {
    deps.log.error({ err: error }, "clean-up failed");
  }
}
