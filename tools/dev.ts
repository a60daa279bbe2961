import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startApi, waitUntilReady } from "./api/api-process.ts";
import { welcome } from "./api/welcome.ts";
import { root } from "./environment/root.ts";
import { prepareDatabase } from "./postgres/prepare-database.ts";
import { watchMigrations } from "./postgres/watch-migrations.ts";
import { runCommand } from "./process/command.ts";
import { prefixer } from "./process/line-prefix.ts";
import { createProgress } from "./process/progress.ts";
import { planDevServers, startDevServer, waitForServer, writeDevRegistry } from "./site/dev-servers.ts";

const stopTimeout = 5_000;

await runCommand(async (lifetime) => {
  const progress = createProgress(lifetime.signal);
  const { config, lock, database } = await prepareDatabase(lifetime, progress, "npm run dev");
  const linesOf = prefixer();
  const servers = await planDevServers(root, config.port + 1);
  const shell = servers[0];
  if (!shell) return;
  const url = `http://localhost:${shell.port}`;
  mkdirSync(config.siteDir, { recursive: true });

  const api = startApi({
    config: { ...config, siteUrl: process.env.SITE_URL ? config.siteUrl : url },
    databaseUrl: database.apiUrl(),
    watch: true,
    remotesFile: writeDevRegistry(servers, join(config.dataDir, "dev")),
    onLine: linesOf("api"),
  });
  // Under --watch Deno ignores SIGTERM.
  lifetime.atEnd(() => api.stop("SIGINT", stopTimeout));
  lock.update({ api: api.pid, url });

  lifetime.atEnd(watchMigrations(linesOf("database")));

  const children = servers.map((server) => {
    const child = startDevServer(server, `http://localhost:${config.port}`, linesOf(server.part.name));
    lifetime.atEnd(() => child.stop("SIGTERM", stopTimeout));
    return { server, child };
  });
  await waitUntilReady(api, config);
  await Promise.all(children.map(({ child, server }) => waitForServer(child, server)));
  console.log(welcome(config, url, progress.elapsed()));

  for (const { name, ended } of [
    { name: "api", ended: api.ended },
    ...children.map(({ child, server }) => ({ name: server.part.name, ended: child.ended })),
  ]) {
    ended.then((how) => lifetime.end(1, `${name} ended (${how}), so everything stops.`));
  }
  await lifetime.ended;
});
