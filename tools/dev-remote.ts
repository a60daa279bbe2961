import { basename } from "node:path";
import { parseArgs } from "node:util";
import { startApi, waitUntilReady } from "./api/api-process.ts";
import { runningLauncher } from "./environment/launcher-lock.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { prepareDatabase } from "./postgres/prepare-database.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { nextFreePort } from "./process/free-port.ts";
import type { Lifetime } from "./process/lifetime.ts";
import { prefixer } from "./process/line-prefix.ts";
import { createProgress } from "./process/progress.ts";
import { overrideLink, shellWithOverrides } from "./site/deployed-shell.ts";
import { startBesideShell, startStandalone, waitForServer } from "./site/dev-servers.ts";
import { webPackages } from "./site/web-packages.ts";

const stopTimeout = 5_000;
const linesOf = prefixer();

/** The api to use: the one that API_ORIGIN names, the one that runs here already, or one of our own. */
async function apiOrigin(lifetime: Lifetime): Promise<string> {
  const running = process.env.API_ORIGIN || runningLauncher(readEnvironment().dataDir)?.url;
  if (running) return running;
  const { config, lock, database } = await prepareDatabase(lifetime, createProgress(lifetime.signal), "npm run dev");
  const api = startApi({ config, databaseUrl: database.apiUrl(), watch: true, onLine: linesOf("api") });
  lifetime.atEnd(() => api.stop("SIGINT", stopTimeout));
  const url = `http://localhost:${config.port}`;
  lock.update({ api: api.pid, url });
  await waitUntilReady(api, config);
  api.ended.then((how) => lifetime.end(1, `api ended (${how}), so everything stops.`));
  return url;
}

const usage = `npm run dev -w mf-coach                                        alone, in a fake shell
npm run dev -w mf-coach -- --against https://staging.example  in the shell that is deployed there`;

function read() {
  try {
    return parseArgs({ options: { against: { type: "string" } } }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

await runCommand(async (lifetime) => {
  const { against } = read();
  const name = basename(process.cwd());
  const part = webPackages(root).find((one) => one.remote && basename(one.folder) === name);
  if (!part) throw new CommandError(`${name} is no remote: run it as npm run dev -w mf-coach.`);
  const shell = against === undefined ? undefined : await shellWithOverrides(against);
  const origin = shell ?? (await apiOrigin(lifetime));
  const server = { part, port: await nextFreePort(Number(process.env.MF_DEV_PORT ?? 8090)) };
  const child = (shell ? startBesideShell : startStandalone)(server, origin, linesOf(part.name));
  lifetime.atEnd(() => child.stop("SIGTERM", stopTimeout));
  await waitForServer(child, server);
  child.ended.then((how) => lifetime.end(1, `${part.name} ended (${how}), so everything stops.`));
  console.log(
    shell
      ? `\n${part.name} in ${shell}, in the browser that opens this: ${overrideLink(shell, part.name, server.port)}`
      : `\n${part.name} alone: http://localhost:${server.port}  (api: ${origin})`,
  );
  await lifetime.ended;
});
