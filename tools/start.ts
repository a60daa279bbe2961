import { startApi } from "./api/api-process.ts";
import { superviseApi } from "./api/supervise-api.ts";
import { welcome } from "./api/welcome.ts";
import { root } from "./environment/root.ts";
import { prepareDatabase } from "./postgres/prepare-database.ts";
import { runCommand } from "./process/command.ts";
import { createProgress } from "./process/progress.ts";
import { buildOrKeep } from "./site/build-or-keep.ts";
import { buildSite } from "./site/build-site.ts";
import type { Bundle } from "./site/bundle.ts";
import { keptSentence } from "./site/kept-sentence.ts";

await runCommand(async (lifetime) => {
  const progress = createProgress(lifetime.signal);
  const { config, lock, database } = await prepareDatabase(lifetime, progress, "npm start");

  const kept: string[] = [];
  const options = {
    root,
    siteDir: config.siteDir,
    registryFile: config.remotesFile,
    homes: config.remoteHomes,
    signal: lifetime.signal,
    onKept: ({ name, release }: Bundle, live: string) => kept.push(keptSentence(name, release, live)),
  };
  const keptShell = await progress.step("web build", async () => {
    const { bundles, kept: value } = await buildOrKeep(config.siteDir, () => buildSite(options));
    if (value) return { value, note: "the new shell is not published" };
    const built = bundles.filter(({ seconds }) => seconds !== undefined).map(({ name }) => name);
    return { value, note: built.length > 0 ? `built ${built.join(", ")}` : "nothing changed" };
  });

  for (const sentence of kept) console.log(sentence);
  if (keptShell) console.error(`\n${keptShell}\n`);

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
