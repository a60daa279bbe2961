import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { migrate } from "../../api/db/migrate.ts";
import { type EmbeddedPostgres, startPostgres } from "../../tools/postgres/embedded-postgres.ts";

/** A cluster as customers run it: fsync on, restarted by its supervisor when it crashes. */
export interface DurableDatabase {
  /** Holds the key file as well, so it serves as DATA_DIR. */
  dataDir: string;
  ownerSql: postgres.Sql;
  apiUrl: string;
  /** SIGKILL of the server; resolves once it runs again, on the same port. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}

export async function startDurableDatabase(): Promise<DurableDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "courtside-durable-"));
  let server = await start();
  await migrate({ url: server.url() });
  await server.enableApiRole();
  const ownerSql = postgres(server.url(), { max: 2, onnotice: () => {} });
  let settle: { isBack: () => void; isGone: () => void } | undefined;

  function start(): Promise<EmbeddedPostgres> {
    return startPostgres({ dataDir, log: () => settle?.isBack(), onGone: () => settle?.isGone() });
  }

  return {
    dataDir,
    ownerSql,
    apiUrl: server.url("courtside", "courtside_api"),
    async crash() {
      const howItEnded = new Promise<"back" | "gone">((resolve) => {
        settle = { isBack: () => resolve("back"), isGone: () => resolve("gone") };
      });
      process.kill(server.pid(), "SIGKILL");
      // The supervisor gives up on a server that crashes too often; then it is started as the next npm start would.
      if ((await howItEnded) === "gone") server = await start();
    },
    async remove() {
      await ownerSql.end({ timeout: 1 });
      const { cluster } = server;
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
      // When run as root, the cluster may lie in another user's home.
      if (!cluster.startsWith(dataDir)) await rm(dirname(cluster), { recursive: true, force: true });
    },
  };
}
