import { parseArgs } from "node:util";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { buildSite } from "./site/build-site.ts";
import { keptSentence } from "./site/kept-sentence.ts";

function read() {
  try {
    return parseArgs({ options: { despite: { type: "string", multiple: true } } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new CommandError(`${reason}\n\nnpm run build [-- --despite <remote that may stop working by the new shell>]`);
  }
}

await runCommand(async ({ signal }) => {
  const { despite = [] } = read();
  const { siteDir, remotesFile, remoteHomes } = readEnvironment();
  const bundles = await buildSite({
    root,
    siteDir,
    registryFile: remotesFile,
    homes: remoteHomes,
    signal,
    despite,
    onKept: ({ name, release }, live) => console.log(keptSentence(name, release, live)),
    onBuilt: ({ name, seconds }) => console.log(`  ${name.padEnd(13)}${seconds?.toFixed(1).padStart(6)} s`),
  });
  const built = bundles.filter(({ seconds }) => seconds !== undefined).length;
  console.log(
    `${bundles.length} packages, ${built} built, ${bundles.length - built} unchanged. The site is in ${siteDir}.`,
  );
});
