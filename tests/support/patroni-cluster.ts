import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { migrate } from "../../api/db/migrate.ts";
import { letApiIn } from "../../tools/postgres/let-api-in.ts";
import { giveTo, serverAccount } from "../../tools/process/account.ts";
import { type Child, startChild } from "../../tools/process/child.ts";
import { freePort } from "./free-port.ts";
import { isInstalled } from "./installed-program.ts";

/** Two Postgres servers that Patroni keeps as primary and synchronous standby, behind HAProxy: tools/ops/failover on one machine. */
export interface PatroniCluster {
  /** Serves as DATA_DIR for keys. */
  dataDir: string;
  /** The owner's connection to the current primary. */
  ownerSql: postgres.Sql;
  apiUrl: string;
  /** Resolves with the primary's name once the other one is its synchronous standby. */
  whole(): Promise<string>;
  /** Ends the primary's Postgres as a crash would, or with it the Patroni beside it, as a lost machine. */
  kill(node: string, what: "postgres" | "machine"): void;
  /** Brings back a machine that was lost. */
  revive(node: string): void;
  remove(): Promise<void>;
}

const NODES = ["db-1", "db-2"];
const DEBIAN = "/usr/lib/postgresql";
/** For what has to come to pass on a busy machine: a copy of the cluster, a rewind. */
const LIMIT_MS = 120_000;
const PAUSE_MS = 100;
const ops = join(import.meta.dirname, "../../tools/ops/failover");

/** What the cluster needs of Debian's packages and this machine lacks. */
export const lacksForPatroni = (): string[] => [
  ...["patroni", "haproxy"].filter((name) => !isInstalled(name)),
  ...(isInstalled("etcd") ? [] : ["etcd-server"]),
  ...(newestPostgres() ? [] : ["postgresql"]),
];

function newestPostgres(): string | undefined {
  try {
    const [newest] = readdirSync(DEBIAN)
      .filter((name) => /^\d+$/.test(name))
      .sort((one, other) => +other - +one);
    return newest && join(DEBIAN, newest, "bin");
  } catch {
    return undefined;
  }
}

export async function startPatroniCluster(): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), "courtside-patroni-"));
  chmodSync(folder, 0o711);
  const account = serverAccount();
  const home = join(folder, "home");
  mkdirSync(home, { mode: 0o700 });
  giveTo(home, account);
  const log: string[] = [];
  const ports = new Map<string, number>();
  for (const address of ["db:5432", "etcd:2379", "etcd:2380", ...NODES.flatMap((n) => [`${n}:5432`, `${n}:8008`])])
    ports.set(address, await freePort());
  const port = (address: string) => ports.get(address) ?? 0;

  function start(name: string, command: string, args: string[]): Child {
    return startChild({
      ...{ command, args, cwd: home, ...(account && { account }) },
      env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: home, LC_ALL: "C.UTF-8", TZ: "UTC" },
      onLine: (line) => log.push(`${name}: ${line}`),
    });
  }
  /** A file of tools/ops/failover with the addresses and folders of this machine. */
  function configure(file: string, name: string, node: string): string {
    const place = join(home, name);
    const text = readFileSync(join(ops, file), "utf8")
      .replaceAll(/\bdb-1\b(?=:|$)/gm, file === "patroni.yml" ? node : "db-1")
      .replaceAll(/etcd-1:2379,\S+/g, "etcd:2379")
      .replaceAll(
        /server (db-\d) (.*) port 8008/g,
        (_, of: string, rest: string) => `server ${of} ${rest} port ${port(`${of}:8008`)}`,
      )
      .replaceAll(/\b(db-\d|db|etcd):\d+/g, (address) => `127.0.0.1:${port(address)}`)
      .replaceAll("10.0.0.0/8", "127.0.0.0/8")
      .replaceAll("/var/lib/postgresql", join(home, node))
      .replaceAll(/\/usr\/lib\/postgresql\/\d+\/bin/g, newestPostgres() ?? "");
    writeFileSync(place, text, { mode: 0o600 });
    giveTo(place, account);
    return place;
  }
  async function until<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
    for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`${what} did not come to pass\n${log.slice(-60).join("\n")}`);
  }

  const [client, peer] = [port("etcd:2379"), port("etcd:2380")].map((at) => `http://127.0.0.1:${at}`);
  const etcd = start("etcd", "etcd", [
    ...["--data-dir", join(home, "etcd"), "--initial-cluster", `default=${peer}`, "--log-level", "error"],
    ...["--listen-client-urls", `${client}`, "--advertise-client-urls", `${client}`],
    ...["--listen-peer-urls", `${peer}`, "--initial-advertise-peer-urls", `${peer}`],
  ]);
  const machines = new Map<string, Child>();
  const startMachine = (node: string) =>
    void machines.set(node, start(node, "patroni", [configure("patroni.yml", `${node}.yml`, node)]));
  /** Patroni's own health checks: "/primary", "/synchronous". */
  const isNow = (node: string, role: string) =>
    fetch(`http://127.0.0.1:${port(`${node}:8008`)}/${role}`).then(
      ({ ok }) => ok,
      () => false,
    );
  const whole = () =>
    until("a primary with a synchronous standby", async () => {
      for (const [primary = "", standby = ""] of [NODES, NODES.toReversed()])
        if ((await isNow(primary, "primary")) && (await isNow(standby, "synchronous"))) return primary;
      return undefined;
    });
  for (const node of NODES) {
    mkdirSync(join(home, node), { mode: 0o700 });
    giveTo(join(home, node), account);
    startMachine(node);
  }
  const haproxy = start("haproxy", "haproxy", ["-db", "-f", configure("haproxy.cfg", "haproxy.cfg", "db-1")]);
  const url = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port("db:5432")}/${database}`;
  const stop = async () => {
    for (const node of NODES) await machines.get(node)?.stop("SIGTERM", 20_000);
    for (const child of [haproxy, etcd]) await child.stop("SIGTERM", 5_000);
    rmSync(folder, { recursive: true });
  };
  try {
    await whole();
    const owner = "postgres:owner-password";
    await until("the address of the primary", async () => {
      const sql = postgres(url(owner, "postgres"), { max: 1, connect_timeout: 2 });
      try {
        await sql`create database courtside`;
        return true;
      } catch {
        return undefined;
      } finally {
        await sql.end();
      }
    });
    const apiUrl = url("courtside_api:api-password", "courtside");
    await migrate({ url: url(owner, "courtside") });
    await letApiIn(url(owner, "courtside"), apiUrl);
    const ownerSql = postgres(url(owner, "courtside"), { max: 1, onnotice: () => {} });
    return {
      dataDir: folder,
      ownerSql,
      apiUrl,
      whole,
      kill(node, what) {
        if (what === "machine") process.kill(-(machines.get(node)?.pid ?? 0), "SIGKILL");
        const [pid] = readFileSync(join(home, node, "courtside/postmaster.pid"), "utf8").split("\n");
        process.kill(Number(pid), "SIGKILL");
      },
      revive: startMachine,
      async remove() {
        await ownerSql.end({ timeout: 1 });
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
