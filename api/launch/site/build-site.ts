import { type Bundle, bundle } from "./bundle.ts";
import { dropOldBuilds, publishRemote } from "./publish-remote.ts";
import { publishShell } from "./publish-shell.ts";
import { shellOffer } from "./shell-offer.ts";
import { type WebPackage, webPackages } from "./web-packages.ts";
import { writeRegistry } from "./write-registry.ts";

const buildsAtOnce = 2;

export interface BuildOptions {
  /** The root of the checkout. */
  root: string;
  siteDir: string;
  signal: AbortSignal;
  /** Told of each package that had to be built. */
  onBuilt?: (bundle: Bundle) => void;
}

/** Builds what changed, two packages at a time, and assembles the site directory from all of them. */
export async function buildSite({ root, siteDir, signal, onBuilt }: BuildOptions): Promise<Bundle[]> {
  const waiting = webPackages(root);
  const order = waiting.map(({ name }) => name);
  const bundles: Bundle[] = [];
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);

  async function buildOne(part: WebPackage) {
    const built = await bundle(root, part, stop);
    if (built.seconds !== undefined) onBuilt?.(built);
    await (built.remote ? publishRemote(built, siteDir, "build") : publishShell(built, siteDir));
    bundles.push(built);
  }
  async function buildRest() {
    for (let part = waiting.shift(); part && !stop.aborted; part = waiting.shift()) await buildOne(part);
  }
  try {
    await Promise.all(Array.from({ length: buildsAtOnce }, buildRest));
  } catch (error) {
    failed.abort();
    throw error;
  }
  signal.throwIfAborted();
  bundles.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const { remotes } = await writeRegistry(bundles, siteDir, shellOffer(root));
  await Promise.all(remotes.map(({ name, version }) => dropOldBuilds(siteDir, name, version)));
  return bundles;
}
