import { readEnvironment } from "./environment.ts";
import { root } from "./files/paths.ts";
import { runCommand } from "./process/command.ts";
import { buildSite } from "./site/build-site.ts";

await runCommand(async ({ signal }) => {
  const { siteDir } = readEnvironment();
  const bundles = await buildSite({
    root,
    siteDir,
    signal,
    onBuilt: ({ name, seconds }) => console.log(`  ${name.padEnd(13)}${seconds?.toFixed(1).padStart(6)} s`),
  });
  const built = bundles.filter(({ seconds }) => seconds !== undefined).length;
  console.log(
    `${bundles.length} packages, ${built} built, ${bundles.length - built} unchanged. The site is in ${siteDir}.`,
  );
});
