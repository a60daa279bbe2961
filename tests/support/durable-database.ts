import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { migrate } from "../../api/db/migrate.ts";
import { type EmbeddedPostgres, startPostgres } from "../../api/launch/embedded-postgres.ts";

/** A cluster as customers run it: fsync on, restarted by its supervisor when it dies. */
export interface DurableDatabase {
  /** Holds the key file as well, so it serves as DATA_DIR. */
  dataDir: string;
  ownerSql: postgres.Sql;
  apiUrl: string;
  /** SIGKILL of the server; resolves once its supervisor has it running again. */
  crash(): Promise<void>;
  /** An orderly stop and start on the same port. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

export async function startDurableDatabase(): Promise<DurableDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "courtside-durable-"));
  let server = await start();
  await migrate({ url: server.url() });
  await server.enableApiRole();
  const ownerSql = postgres(server.url(), { max: 2, onnotice: () => {} });
  let told: (() => void) | undefined;

  function start(): Promise<EmbeddedPostgres> {
    return startPostgres({ dataDir, log: () => told?.(), onGone: (sentence) => console.error(sentence) });
  }

  return {
    dataDir,
    ownerSql,
    apiUrl: server.url("courtside", "courtside_api"),
    async crash() {
      const running = new Promise<void>((resolve) => {
        told = resolve;
      });
      process.kill(server.pid(), "SIGKILL");
      await running;
    },
    async restart() {
      await server.stop();
      server = await start();
    },
    async remove() {
      await ownerSql.end({ timeout: 1 });
      const { cluster } = server;
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
      // As root the cluster may lie in a home of its own.
      if (!cluster.startsWith(dataDir)) await rm(dirname(cluster), { recursive: true, force: true });
    },
  };
}
