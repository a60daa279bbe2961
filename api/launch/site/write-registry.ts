import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Bundle } from "./bundle.ts";
import { registryEntry, releaseFolder } from "./publish-remote.ts";
import { changeRegistry, liveEntry, type PublishedEntry, type PublishedRegistry, writeWhole } from "./registry-file.ts";
import type { ShellOffer } from "./shell-offer.ts";

/** Name of a remote → the release that a build made live last. */
const builtSchema = z.record(z.string(), z.string());

/**
 * Writes the registry that the shell reads at run time, with the shell's own release, by which an open page knows that it is
 * of yesterday. A build that has nothing new of a remote leaves alone what was released, or rolled back, since.
 */
export async function writeRegistry(bundles: Bundle[], siteDir: string, offer: ShellOffer): Promise<PublishedRegistry> {
  const shell = bundles.find(({ remote }) => !remote)?.release;
  const remotes = bundles.filter(({ remote }) => remote);
  const recordFile = join(siteDir, ".built.json");
  const builtBefore = existsSync(recordFile) ? builtSchema.parse(JSON.parse(readFileSync(recordFile, "utf8"))) : {};

  function entryOf(bundle: Bundle, live: PublishedEntry | undefined): PublishedEntry {
    const isNews = builtBefore[bundle.name] !== bundle.release;
    if (isNews || !live || !existsSync(releaseFolder(siteDir, live.name, live.version))) return registryEntry(bundle);
    return live;
  }
  const registry = await changeRegistry(join(siteDir, "remotes.json"), (before) => ({
    shell,
    ...offer,
    remotes: remotes.map((bundle) => entryOf(bundle, liveEntry(before, bundle.name))),
  }));
  writeWhole(recordFile, JSON.stringify(Object.fromEntries(remotes.map(({ name, release }) => [name, release]))));
  return registry;
}
