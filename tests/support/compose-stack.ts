import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, startChild } from "../../tools/process/child.ts";
import { type ComposeService, readComposeFile, root } from "./compose-file.ts";
import { choosePlaces } from "./compose-places.ts";
import { makePostgresVolume } from "./compose-postgres.ts";
import { usesCaddy } from "./installed-program.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

export interface ComposeStack {
  /** The proxy's address. */
  url: string;
  /** The addresses of a service's processes, behind the proxy. */
  urlsOf(service: string): string[];
  /** Stands in for Mailpit, whose program is neither in npm nor in Debian. */
  mail: MailServer;
  ownerUrl: string;
  /** The volume that the publishing service writes. */
  siteDir: string;
  /** `docker compose run`: another command in a service's place; what it wrote. Throws when it fails. */
  run(service: string, command: string[]): Promise<string>;
  /** `docker compose restart`: ends a service's processes and starts it as at first, a command that ended by itself too. */
  restart(service: string): Promise<void>;
  /** Ends one process of a service as a power cut would. */
  kill(service: string, replica: number): Promise<void>;
  stop(): Promise<void>;
}

const timeout = 60_000;

/** Starts docker-compose.yml's services by their own commands, in the file's order, each once its predecessors are healthy. */
export async function startComposeStack(): Promise<ComposeStack> {
  const folder = mkdtempSync(join(tmpdir(), "courtside-compose-"));
  chmodSync(folder, 0o711);
  const file = readComposeFile();
  const places = await choosePlaces(file, folder);
  const { here, portsOf, volume } = places;
  // Each child adds an exit listener to this process; Node warns of a leak above ten.
  process.setMaxListeners(30);
  const running = new Map<string, Child[]>();
  const log: string[] = [];
  for (const name of [...Object.keys(file.volumes), "tmp"]) mkdirSync(volume(name));
  // The volume already holds the result of `npm run build`; publishing adds only the remotes' origins.
  cpSync(join(root, "dist/site"), volume("site"), { recursive: true });
  const passwordFile = here(file.services.postgres?.environment.POSTGRES_PASSWORD_FILE ?? "", "postgres");
  const ownerPassword = readFileSync(passwordFile, "utf8").trim();
  const account = await makePostgresVolume(volume("postgres"), ownerPassword);
  const mail = await startMailServer({ port: portsOf("mail")[0] ?? 0 });

  function start(
    name: string,
    { command = [], environment, image }: ComposeService,
    replica: number,
    onLine?: (line: string) => void,
  ): Child {
    const [program = "", ...args] = programFor(command).map((argument) => here(argument, name, replica));
    const env = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, here(value, name, replica)]),
    );
    const isPostgres = image.startsWith("postgres:");
    return startChild({
      command: isPostgres ? account.program : program,
      args,
      cwd: isPostgres ? "/" : root,
      ...(isPostgres && { account: account.account }),
      env: {
        PATH: process.env.PATH,
        HOME: volume("tmp"),
        ...env,
        ...(isPostgres && { PGDATA: account.cluster, PGPORT: String(portsOf(name)[replica]) }),
      },
      onLine: onLine ?? ((line) => log.push(`${name}: ${line}`)),
    });
  }

  const ups = new Map<string, Promise<void>>();
  const up = (name: string): Promise<void> => {
    const started = ups.get(name) ?? bringUp(name);
    ups.set(name, started);
    return started;
  };

  async function bringUp(name: string): Promise<void> {
    const service = file.services[name];
    if (!service) throw new Error(`no service ${name}`);
    await Promise.all(Object.keys(service.depends_on).map(up));
    if (!service.command) return;
    const children = portsOf(name).map((_, replica) => start(name, service, replica));
    running.set(name, children);
    await Promise.all(children.map((child, replica) => untilUp(name, service, child, replica)));
  }

  async function untilUp(name: string, { healthcheck, image }: ComposeService, child: Child, replica: number) {
    if (!healthcheck) {
      const how = await child.ended;
      if (how !== "exit code 0") throw new Error(`${name}: ${how}\n${log.join("\n")}`);
      return;
    }
    const asked = here(healthcheck.test.join(" "), name, replica);
    const url = /http:\/\/127\.0\.0\.1:\d+\/\w+/.exec(asked)?.[0];
    const isHealthy = image.startsWith("postgres:")
      ? () => account.responses(portsOf(name)[replica])
      : () => responses(url);
    for (const until = Date.now() + timeout; !(await isHealthy()); ) {
      if (child.hasEnded() || Date.now() > until) throw new Error(`${name} is not healthy\n${log.join("\n")}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function stop() {
    const order = [...running.values()].reverse();
    for (const children of order) await Promise.all(children.map((child) => child.stop("SIGINT", 5_000)));
    await mail.stop();
    rmSync(folder, { recursive: true });
  }

  try {
    await Promise.all(Object.keys(file.services).map(up));
  } catch (error) {
    await stop();
    throw error;
  }
  const urlsOf = (service: string) => portsOf(service).map((port) => `http://localhost:${port}`);
  return {
    url: urlsOf("proxy")[0] ?? "",
    urlsOf,
    mail,
    ownerUrl: account.url(portsOf("postgres")[0]),
    siteDir: volume("site"),
    async run(name, command) {
      const service = file.services[name];
      if (!service) throw new Error(`no service ${name}`);
      const written: string[] = [];
      const how = await start(name, { ...service, command }, 0, (line) => written.push(line)).ended;
      if (how !== "exit code 0") throw new Error(`${how}: ${written.join("\n")}`);
      return written.join("\n");
    },
    async restart(name) {
      await Promise.all((running.get(name) ?? []).map((child) => child.stop("SIGINT", 5_000)));
      await bringUp(name);
    },
    kill: async (service, replica) => running.get(service)?.[replica]?.stop("SIGKILL", 1_000),
    stop,
  };
}

const standIn = join(import.meta.dirname, "caddy-stand-in.ts");

/** A service's own command; Caddy's is another program where Caddy is not installed. */
const programFor = (command: string[]): string[] =>
  command[0] === "caddy" && !usesCaddy() ? [process.execPath, standIn] : command;

const responses = (url: string | undefined): Promise<boolean> =>
  fetch(url ?? "").then(
    ({ ok }) => ok,
    () => false,
  );
