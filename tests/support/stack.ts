import { appendFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../../api/db/migrate.ts";
import { startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import { type ApiProcess, startApi } from "./api-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    apiUrl: string;
    ownerUrl: string;
    apiDatabaseUrl: string;
    dataDir: string;
    /** A file with the api process's log. */
    apiLog: string;
  }
}

export interface Stack {
  /** Stops the api process and starts it again at the same address, with additional variables. */
  restartApi(env: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

/** One throwaway Postgres and one api process for the whole run; every test makes its own club in them. */
export async function startStack(project: TestProject): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), "courtside-test-"));
  const database = await startPostgres({ dataDir: join(dataDir, "postgres"), throwaway: true });
  await migrate({ url: database.url() });
  await database.enableApiRole();
  const env = {
    DATABASE_URL: database.url(undefined, "courtside_api"),
    DATA_DIR: dataDir,
    TEST_CLOCK: "on",
    SEND_NOTICES: "off",
  };
  let api = await startApi(env);
  const apiLog = join(dataDir, "api.log");
  writeFileSync(apiLog, "");
  keepLog(api, apiLog);
  project.provide("apiUrl", api.url);
  project.provide("apiLog", apiLog);
  project.provide("ownerUrl", database.url());
  project.provide("apiDatabaseUrl", env.DATABASE_URL);
  project.provide("dataDir", dataDir);
  return {
    async restartApi(more) {
      if (api.child.exitCode === null) await api.stop();
      api = await startApi({ ...env, ...more }, Number(new URL(api.url).port));
      keepLog(api, apiLog);
    },
    async stop() {
      await api.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop } = await startStack(project);
  return stop;
}

/** The tests run in other processes and read the log from a file. */
export function keepLog(api: ApiProcess, path: string): void {
  appendFileSync(path, api.log());
  for (const stream of [api.child.stdout, api.child.stderr]) {
    stream?.on("data", (chunk: Buffer) => appendFileSync(path, chunk));
  }
}
