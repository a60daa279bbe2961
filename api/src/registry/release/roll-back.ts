import { makeLive } from "./make-live.ts";
import { liveEntry, readRegistry } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";
import { type ReleaseRecord, type Releaser, releasesOf } from "./release-record.ts";
import type { ReleaseTarget } from "./target.ts";

/** Makes an earlier release live again: the given one, or the one that was released before the live one. */
export async function rollBack(
  target: ReleaseTarget,
  name: string,
  version?: string,
  releaser?: Releaser,
): Promise<ReleaseRecord> {
  const live = liveEntry(readRegistry(target.registryFile), name)?.version;
  if (live === undefined) throw new ReleaseError(`${name} is not live in ${target.registryFile}.`);
  const releases = releasesOf(target.filesDir, name);
  const record =
    version === undefined ? releaseBefore(releases, live) : releases.find((one) => one.entry.version === version);
  if (!record) {
    const known = releases.map(({ entry }) => entry.version).join(", ") || "none";
    throw new ReleaseError(`${name} has no ${version ?? `release before ${live}`}. Its releases are: ${known}.`);
  }
  if (record.entry.version === live) throw new ReleaseError(`${name} ${live} is live already.`);
  // From then on no build replaces it.
  const chosen: ReleaseRecord = { ...record, by: "release" };
  await makeLive(target, chosen, live, { what: "rolled back", releaser });
  return chosen;
}

/** Not what was a canary alone, which may have been withdrawn because it fails, nor what an earlier rollback left. */
export function releaseBefore(releases: ReleaseRecord[], live: string): ReleaseRecord | undefined {
  const position = releases.findIndex(({ entry }) => entry.version === live);
  return position < 0 ? undefined : releases.slice(position + 1).find(isProven);
}

const isProven = ({ neverLive, leftByRollback }: ReleaseRecord): boolean => !neverLive && !leftByRollback;
