import { startApi } from "./api/api-process.ts";
import { superviseApi } from "./api/supervise-api.ts";
import { welcome } from "./api/welcome.ts";
import { root } from "./environment/root.ts";
import { prepareDatabase } from "./postgres/prepare-database.ts";
import { runCommand } from "./process/command.ts";
import { createProgress } from "./process/progress.ts";
import { buildSite } from "./site/build-site.ts";
import { keptSentence } from "./site/kept-sentence.ts";

await runCommand(async (lifetime) => {
  const progress = createProgress(lifetime.signal);
  const { config, lock, database } = await prepareDatabase(lifetime, progress, "npm start");

  const kept: string[] = [];
  await progress.step("web build", async () => {
    const bundles = await buildSite({
      root,
      siteDir: config.siteDir,
      registryFile: config.remotesFile,
      homes: config.remoteHomes,
      signal: lifetime.signal,
      onKept: ({ name, release }, live) => kept.push(keptSentence(name, release, live)),
    });
    const built = bundles.filter(({ seconds }) => seconds !== undefined).map(({ name }) => name);
    return { value: undefined, note: built.length > 0 ? `built ${built.join(", ")}` : "nothing changed" };
  });

  for (const sentence of kept) console.log(sentence);

  function start() {
    const api = startApi({ config, databaseUrl: database.apiUrl() });
    lock.update({ api: api.pid, url: config.siteUrl });
    return api;
  }
  const superviseStep = async () => ({ value: await superviseApi(start, config, lifetime) });
  await progress.step("api", superviseStep, { writes: true });

  console.log(welcome(config, config.siteUrl, progress.elapsed()));
  await lifetime.ended;
});
