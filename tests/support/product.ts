import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../api/db/migrate.ts";
import { startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import { seed } from "../../tools/seed/seed.ts";
import { startApi } from "./api-process.ts";

/** The whole product for the browser: the built site, the api that serves it, a seeded throwaway database. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "courtside-e2e-"));
  const database = await startPostgres({ dataDir: join(dataDir, "postgres"), throwaway: true });
  await migrate({ url: database.url() });
  await seed({ url: database.url(), qa: true });
  await database.enableApiRole();
  const apiDatabaseUrl = database.url(undefined, "courtside_api");
  // Of every api process on this database: one that sends would take the mails that a journey waits for (tests/e2e/own-mail.ts).
  process.env.SEND_NOTICES = "off";
  const api = await startApi({
    DATABASE_URL: apiDatabaseUrl,
    DATA_DIR: dataDir,
    TEST_CLOCK: "on",
    LOG_LEVEL: "warn",
  });
  // Other processes on this database need its keys.
  process.env.COURTSIDE_KEYS = await readFile(join(dataDir, "keys.json"), "utf8");
  process.env.COURTSIDE_URL = api.url;
  process.env.COURTSIDE_API_DATABASE_URL = apiDatabaseUrl;
  process.env.COURTSIDE_OWNER_URL = database.url();
  return async () => {
    await api.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
