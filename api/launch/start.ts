import { startApi } from "./api-process.ts";
import { buildSite } from "./build-site.ts";
import { runCommand } from "./command.ts";
import { root } from "./paths.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { createProgress } from "./progress.ts";
import { superviseApi } from "./supervise-api.ts";
import { welcome } from "./welcome.ts";

await runCommand(async (lifetime) => {
  const progress = createProgress(lifetime.signal);
  const { config, lock, database } = await prepareDatabase(lifetime, progress, "npm start");

  await progress.step("web build", async () => {
    const bundles = await buildSite({ root, siteDir: config.siteDir, signal: lifetime.signal });
    const built = bundles.filter(({ seconds }) => seconds !== undefined).map(({ name }) => name);
    return { value: undefined, note: built.length > 0 ? `built ${built.join(", ")}` : "nothing changed" };
  });

  function start() {
    const api = startApi({ config, databaseUrl: database.apiUrl() });
    lock.update({ api: api.pid, url: config.siteUrl });
    return api;
  }
  const superviseStep = async () => ({ value: await superviseApi(start, config.port, lifetime) });
  await progress.step("api", superviseStep, { writes: true });

  console.log(welcome(config, config.siteUrl, progress.elapsed()));
  await lifetime.ended;
});
