import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { migrate } from "../../api/db/migrate.ts";
import { startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import { startApi } from "../support/api-process.ts";
import { keepLog } from "../support/stack.ts";

/**
 * A process of the release before, whose own tests these are, on a database that is upgraded to this release while it runs, as in a
 * rolling upgrade (docs/operating.md#upgrades). The tests start more processes of that release: they find the number of their own
 * migration, as if they had started before the upgrade too, because one that starts now would refuse.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sources = dirname(project.vitest.config.root);
  const dataDir = await mkdtemp(join(tmpdir(), "courtside-test-"));
  const database = await startPostgres({ dataDir: join(dataDir, "postgres"), throwaway: true });
  const before: { migrate: typeof migrate } = await import(pathToFileURL(join(sources, "api/db/migrate.ts")).href);
  const { version } = await before.migrate({ url: database.url() });
  await database.enableApiRole();
  const env = {
    DATABASE_URL: database.url(undefined, "courtside_api"),
    DATA_DIR: dataDir,
    TEST_CLOCK: "on",
    SEND_NOTICES: "off",
  };
  const api = await startApi(env, undefined, sources);
  await migrate({ url: database.url() });
  await forgetUpgrade(database.url(), version);

  const apiLog = join(dataDir, "api.log");
  writeFileSync(apiLog, "");
  keepLog(api, apiLog);
  project.provide("apiUrl", api.url);
  project.provide("apiLog", apiLog);
  project.provide("ownerUrl", database.url());
  project.provide("apiDatabaseUrl", env.DATABASE_URL);
  project.provide("dataDir", dataDir);
  return async () => {
    await api.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function forgetUpgrade(url: string, version: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`delete from schema_version where version > ${version}`;
  await sql`delete from schema_functions where migration > ${version}`;
  await sql.end();
}
