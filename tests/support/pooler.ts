import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveTo, serverAccount } from "../../tools/process/account.ts";
import { type Child, startChild } from "../../tools/process/child.ts";
import { freePort } from "./free-port.ts";
import { isInstalled } from "./installed-program.ts";

export interface Pooler {
  /** The value for DATABASE_URL. */
  url: string;
  /** Kills it as a crash would, and starts it again on the same port. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode, as docs/scaling.md says, in front of a URL's database, with at most `connections` to it. */
export async function startPooler(databaseUrl: string, connections: number): Promise<Pooler> {
  if (!isInstalled("pgbouncer")) throw new Error("This needs PgBouncer. On Debian: apt-get install pgbouncer");
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "courtside-pooler-"));
  const account = serverAccount();
  const port = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(join(folder, "users.txt"), `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_login_retry = 1
`,
  );
  for (const path of [folder, settings, join(folder, "users.txt")]) giveTo(path, account);
  chmodSync(folder, 0o700);

  async function start(): Promise<Child> {
    const lines: string[] = [];
    const child = startChild({
      command: "pgbouncer",
      args: [settings],
      cwd: "/",
      env: { PATH: `${process.env.PATH}:/usr/sbin` },
      ...(account && { account }),
      onLine: (line) => lines.push(line),
    });
    while (!(await listensAt(port))) if (child.hasEnded()) throw new Error(lines.join("\n"));
    return child;
  }
  let running = await start();
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    async crash() {
      await running.stop("SIGKILL", 1_000);
      running = await start();
    },
    async stop() {
      await running.stop("SIGTERM", 1_000);
      rmSync(folder, { recursive: true });
    },
  };
}

async function listensAt(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
