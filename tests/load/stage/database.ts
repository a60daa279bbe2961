import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { migrate } from "../../../api/db/migrate.ts";
import { loadKeyFile } from "../../../api/src/keys/key-file.ts";
import { type Keys, keysOf } from "../../../api/src/keys/keys.ts";
import { startPostgres } from "../../../tools/postgres/embedded-postgres.ts";

/** A throwaway cluster for the bench. The developer's own stays untouched. */
export interface Stage {
  /** Holds the key file; serves as DATA_DIR. */
  dataDir: string;
  keys: Keys;
  /** Makes and migrates a database; `sources` is the folder of another release than this. */
  addDatabase(name: string, sources?: string): Promise<StageDatabase>;
  /** Registers what must be stopped before the cluster; the last registered is stopped first. */
  atEnd(stop: () => Promise<void>): void;
  /** May be called again. */
  end(): Promise<void>;
}

export interface StageDatabase {
  ownerSql: postgres.Sql;
  ownerUrl: string;
  apiUrl: string;
}

export async function openStage(): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), "courtside-bench-"));
  const server = await startPostgres({ dataDir: join(dataDir, "postgres"), throwaway: true });
  const admin = postgres(server.url("postgres"), { max: 1, onnotice: () => {} });
  const stops: (() => Promise<void>)[] = [
    () => rm(dataDir, { recursive: true, force: true }),
    () => server.stop(),
    () => admin.end(),
  ];
  return {
    dataDir,
    keys: await keysOf(await loadKeyFile(dataDir, undefined)),
    async addDatabase(name, sources) {
      await admin.unsafe(`create database ${name}`);
      const release: { migrate: typeof migrate } = sources ? await import(`${sources}/api/db/migrate.ts`) : { migrate };
      await release.migrate({ url: server.url(name) });
      await server.enableApiRole();
      const ownerSql = postgres(server.url(name), { max: 1, onnotice: () => {} });
      stops.push(() => ownerSql.end());
      return { ownerSql, ownerUrl: server.url(name), apiUrl: server.url(name, "courtside_api") };
    },
    atEnd: (stop) => stops.push(stop),
    async end() {
      for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
    },
  };
}
