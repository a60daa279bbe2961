import { join } from "node:path";
import { CommandError } from "../process/command-error.ts";
import { bundle } from "../site/bundle.ts";
import { withFileLock } from "../site/file-lock.ts";
import { liveEntry, readRegistry } from "../site/registry-file.ts";
import type { ReleaseRecord } from "../site/release-record.ts";
import { webPackages } from "../site/web-packages.ts";
import { releaseBundle } from "./release-bundle.ts";
import type { ReleaseTarget } from "./target.ts";

const buildTimes = { stale: 300_000, timeout: 300_000 };

/** Builds a remote of the checkout, unless its dist is of these sources already, and releases it. */
export async function releaseRemote(
  root: string,
  target: ReleaseTarget,
  name: string,
  signal: AbortSignal,
): Promise<ReleaseRecord> {
  const remotes = webPackages(root).filter(({ remote }) => remote);
  const part = remotes.find((remote) => remote.name === name);
  if (!part)
    throw new CommandError(`There is no remote ${name} here, but ${remotes.map((one) => one.name).join(", ")}.`);
  const expected = liveEntry(readRegistry(target.registryFile), name)?.version;
  // Two builds in one dist would mix their files.
  return withFileLock(join(root, "dist", `.building-${name}`), buildTimes, async () => {
    const built = await bundle(root, part, signal);
    return releaseBundle(target, built, expected);
  });
}
