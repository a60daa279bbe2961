import { appendFileSync, chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { migrate } from "../../api/db/migrate.ts";
import { copyCluster } from "../../tools/backup/copy-cluster.ts";
import { type Account, giveTo, serverAccount } from "../../tools/postgres/account.ts";
import { startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import { postgresBinaries } from "../../tools/postgres/postgres-binaries.ts";
import { type Child, startChild } from "../../tools/process/child.ts";
import { freePort } from "./free-port.ts";

/** A primary and a synchronous replica behind one address that follows the primary, like a managed Postgres. */
export interface ReplicatedDatabase {
  dataDir: string;
  /** The owner's connection to the current primary. */
  ownerSql: postgres.Sql;
  apiUrl: string;
  /** Kills the primary; the replica takes its place. */
  failOver(): Promise<void>;
  remove(): Promise<void>;
}

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "courtside-replicated-"));
  chmodSync(folder, 0o711);
  const first = await startPostgres({ dataDir: join(folder, "first"), throwaway: true });
  await migrate({ url: first.url() });
  await first.enableApiRole();
  const cluster = join(folder, "second");
  const port = await freePort();
  const second = await startReplica(first.url(), first.cluster, cluster, port);
  const firstSql = postgres(first.url(), { max: 1, onnotice: () => {} });
  // Throwaway servers run without fsync; this one waits for its replica.
  await firstSql`alter database courtside set synchronous_commit = 'on'`;
  await firstSql`alter system set synchronous_standby_names = '*'`;
  await firstSql`select pg_reload_conf()`;
  const isStreaming = () => firstSql`select from pg_stat_replication where sync_state = 'sync'`;
  while ((await isStreaming()).length === 0) if (second.hasEnded()) throw new Error(await second.ended);
  await firstSql.end();

  const endpoint = await openEndpoint(Number(new URL(first.url()).port));
  const through = (url: string) => Object.assign(new URL(url), { port: String(endpoint.port) }).href;
  const ownerSql = postgres(through(first.url()), { max: 1, onnotice: () => {} });
  return {
    dataDir: folder,
    ownerSql,
    apiUrl: through(first.url("courtside", "courtside_api")),
    async failOver() {
      process.kill(first.pid(), "SIGKILL");
      const sql = postgres(Object.assign(new URL(first.url()), { port: String(port) }).href, { max: 1 });
      await sql`select pg_promote()`;
      await sql.end();
      endpoint.pointAt(port);
    },
    async remove() {
      await ownerSql.end({ timeout: 1 });
      endpoint.close();
      await second.stop("SIGQUIT", 5_000);
      await first.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startReplica(url: string, from: string, cluster: string, port: number): Promise<Child> {
  const account = serverAccount();
  const { label } = await copyCluster(url, from, cluster);
  const { hostname, port: firstPort, username, password } = new URL(url);
  writeFileSync(join(cluster, "backup_label"), label);
  writeFileSync(join(cluster, "standby.signal"), "");
  const source = `host=${hostname} port=${firstPort} user=${username} password=${password}`;
  appendFileSync(join(cluster, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`);
  giveAll(cluster, account);
  const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: 100 };
  const child = startChild({
    command: postgresBinaries(account).postgres,
    args: [
      "-D",
      cluster,
      "-p",
      String(port),
      ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
    ],
    cwd: "/",
    env: { LC_ALL: "C" },
    ...(account && { account }),
    onLine: () => {},
  });
  return child;
}

function giveAll(folder: string, account: Account | undefined): void {
  chmodSync(folder, 0o700);
  giveTo(folder, account);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) giveTo(join(folder, path), account);
}

/** One address for the current primary, as a managed Postgres provides. */
async function openEndpoint(firstPort: number) {
  let target = firstPort;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy()).on("close", () => sockets.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    pointAt(next: number) {
      target = next;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
