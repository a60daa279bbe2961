import { dropOldBuilds, publishRemote } from "../../api/src/registry/release/publish-remote.ts";
import { changeRegistry, liveEntry } from "../../api/src/registry/release/registry-file.ts";
import { type Bundle, bundle } from "./bundle.ts";
import { type StagedShell, stageShell } from "./publish-shell.ts";
import { shellOffer } from "./shell-offer.ts";
import { type WebPackage, webPackages } from "./web-packages.ts";
import { withDist } from "./with-dist.ts";
import { writeRegistry } from "./write-registry.ts";

const buildsAtOnce = 2;

export interface BuildOptions {
  /** The root of the checkout. */
  root: string;
  siteDir: string;
  registryFile: string;
  /** Origins of remotes that are not on the shell's own. */
  homes?: ReadonlyMap<string, string>;
  signal: AbortSignal;
  /** Remotes that may stop working by the new shell. */
  despite?: readonly string[] | undefined;
  /** Called for each package that had to be built. */
  onBuilt?: (bundle: Bundle) => void;
  /** Called for each remote that stays at what somebody released or rolled back to, with the live release. */
  onKept?: (bundle: Bundle, live: string) => void;
}

/**
 * Builds what changed, two packages at a time, and assembles the site directory from all of them. Throws CommandError, and
 * leaves what is live as it was, when one does not build, or when a remote that stays live would not run under the new shell.
 */
export async function buildSite({
  root,
  siteDir,
  registryFile,
  homes,
  signal,
  despite,
  onBuilt,
  onKept,
}: BuildOptions): Promise<Bundle[]> {
  const waiting = webPackages(root);
  const order = waiting.map(({ name }) => name);
  const bundles: Bundle[] = [];
  let shell: StagedShell | undefined;
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);

  async function buildOne(part: WebPackage) {
    await withDist(root, part, async () => {
      const built = await bundle(root, part, stop);
      if (built.seconds !== undefined) onBuilt?.(built);
      if (built.remote) await publishRemote(built, siteDir, "build");
      else shell = await stageShell(built, siteDir, registryFile);
      bundles.push(built);
    });
  }
  async function buildRest() {
    try {
      for (let part = waiting.shift(); part && !stop.aborted; part = waiting.shift()) await buildOne(part);
    } catch (error) {
      failed.abort(error);
    }
  }
  try {
    await Promise.all(Array.from({ length: buildsAtOnce }, buildRest));
    stop.throwIfAborted();
    bundles.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
    const given = { put: shell?.put, despite, homes, registryFile };
    const { remotes } = await writeRegistry(bundles, siteDir, shellOffer(root), given);
    await dropUnused(siteDir, registryFile);
    for (const built of bundles) {
      const live = liveEntry({ remotes }, built.name)?.version;
      if (live !== undefined && live !== built.release) onKept?.(built, live);
    }
  } finally {
    await shell?.drop();
  }
  return bundles;
}

/** What is live may have changed since it was written: a rollback to an old build keeps that. */
const dropUnused = (siteDir: string, registryFile: string) =>
  changeRegistry(registryFile, async (registry) => {
    for (const { name, version } of registry.remotes) await dropOldBuilds(siteDir, name, version);
    return registry;
  });
