import { relative } from "node:path";
import type { Config } from "../../api/src/config.ts";
import { prepareDataDirectory } from "../environment/data-directory.ts";
import { type LauncherLock, takeLock } from "../environment/launcher-lock.ts";
import { readEnvironment } from "../environment/read-environment.ts";
import { root } from "../environment/root.ts";
import { demandFreePort } from "../process/free-port.ts";
import type { Lifetime } from "../process/lifetime.ts";
import type { Progress } from "../process/progress.ts";
import { seed } from "../seed/seed.ts";
import { type Database, openDatabase } from "./database.ts";
import { runMigrations } from "./migrations.ts";

export interface Prepared {
  config: Config;
  lock: LauncherLock;
  database: Database;
}

/** The steps that `npm start` and `npm run dev` share: environment, database, migrations, seed. */
export async function prepareDatabase(lifetime: Lifetime, progress: Progress, command: string): Promise<Prepared> {
  const { config, lock } = await progress.step("environment", async () => {
    const environment = readEnvironment();
    prepareDataDirectory(environment.dataDir);
    const taken = await takeLock(environment.dataDir, command);
    lifetime.atEnd(taken.release);
    await demandFreePort(environment.port);
    if (environment.metricsPort !== undefined) await demandFreePort(environment.metricsPort, "METRICS_PORT");
    const { appEnv, dataDir, port } = environment;
    const place = relative(root, dataDir);
    const note = `${appEnv}, port ${port}, data in ${place.startsWith("..") ? dataDir : place}`;
    return { value: { config: environment, lock: taken }, note };
  });

  const database = await progress.step("database", async () => {
    const opened = await openDatabase(config, lifetime);
    return { value: opened, note: opened.description };
  });

  await progress.step("migrations", async () => {
    const { applied, functions, version } = await runMigrations(database.ownerUrl);
    await database.enableApiRole();
    const isCurrent = applied.length === 0 && functions.length === 0;
    const note = isCurrent ? "current" : `${applied.length} applied, with ${functions.length} functions`;
    return { value: undefined, note: `version ${version}, ${note}` };
  });

  await progress.step("seed", async () => {
    await seed({ url: database.ownerUrl, qa: config.qaLogin });
    return { value: undefined };
  });
  return { config, lock, database };
}
