import { parseArgs } from "node:util";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { buildOrKeep } from "./site/build-or-keep.ts";
import { buildSite } from "./site/build-site.ts";
import type { Bundle } from "./site/bundle.ts";
import { keptSentence } from "./site/kept-sentence.ts";

function read() {
  try {
    return parseArgs({ options: { despite: { type: "string", multiple: true }, keep: { type: "boolean" } } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new CommandError(
      `${reason}\n\nnpm run build [-- --despite <remote that may stop working by the new shell>] [-- --keep]`,
    );
  }
}

// With --keep, a shell under which a remote that stays live would not run leaves the one before it, and is no failure: for upgrades.
await runCommand(async ({ signal }) => {
  const { despite = [], keep = false } = read();
  const { siteDir, remotesFile, remoteHomes } = readEnvironment();
  const options = {
    root,
    siteDir,
    registryFile: remotesFile,
    homes: remoteHomes,
    signal,
    despite,
    onKept: ({ name, release }: Bundle, live: string) => console.log(keptSentence(name, release, live)),
    onBuilt: ({ name, seconds }: Bundle) => console.log(`  ${name.padEnd(13)}${seconds?.toFixed(1).padStart(6)} s`),
  };
  const build = () => buildSite(options);
  const { bundles, kept } = keep ? await buildOrKeep(siteDir, build) : { bundles: await build() };
  if (kept) return console.error(kept);
  const built = bundles.filter(({ seconds }) => seconds !== undefined).length;
  console.log(
    `${bundles.length} packages, ${built} built, ${bundles.length - built} unchanged. The site is in ${siteDir}.`,
  );
});
