import type { CanaryAudience } from "@courtside/contracts/domain/canary.ts";
import type { Canary, PublishedEntry } from "@courtside/contracts/shell/registry.ts";
import { readManifest, wantsOf } from "./federation-manifest.ts";
import {
  changeOf,
  demandContract,
  demandExpected,
  demandRunning,
  type Expected,
  makeLive,
  notTakenBack,
  problemsIn,
  reasonOf,
  withoutCanary,
} from "./make-live.ts";
import { neighbourhoods } from "./neighbourhoods.ts";
import { releaseFolder } from "./publish-remote.ts";
import { canaryOf, changeRegistry, liveEntry, type PublishedRegistry, readRegistry } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";
import { type ReleaseRecord, type Releaser, readRecord, type SaveRecord, withRecords } from "./release-record.ts";
import { smokeTest } from "./smoke-test.ts";
import { addressOf, type ReleaseTarget } from "./target.ts";

interface CanaryOptions {
  releaser?: Releaser | undefined;
  /** It is a canary already, and only its audience changes. */
  isRunning?: boolean;
}

/**
 * Gives a release to some sessions, in the place of the canary before it, and asks the result as one of them. When that fails, the canary
 * and the records before are put back. Throws {@link ReleaseError} when the live version is no longer `expected`.
 */
export const startCanary = (
  target: ReleaseTarget,
  record: ReleaseRecord,
  expected: Expected,
  audience: CanaryAudience,
  options: CanaryOptions = {},
): Promise<void> => withRecords((save) => giveToSome(target, record, expected, audience, options, save));

async function giveToSome(
  target: ReleaseTarget,
  record: ReleaseRecord,
  expected: Expected,
  audience: CanaryAudience,
  { releaser, isRunning = false }: CanaryOptions,
  save: SaveRecord,
): Promise<void> {
  const { name, version } = record.entry;
  const folder = releaseFolder(target.filesDir, name, version);
  const manifest = readManifest(folder);
  const seen: { before?: Canary | undefined } = {};
  const registry = await changeRegistry(
    target.registryFile,
    (registry) => {
      const before = canaryOf(registry, name);
      seen.before = before;
      if (isRunning) demandRunning(registry, record.entry);
      const live = liveEntry(registry, name);
      demandExpected(name, live?.version, expected);
      if (live?.version === version) throw new ReleaseError(`${name} ${version} is live already, for everybody.`);
      const address = addressOf(record.entry.entry, target, live?.entry);
      const entry = { ...record.entry, wants: wantsOf(manifest), entry: address };
      demandContract(problemsIn(neighbourhoods(registry, name), entry, manifest), entry);
      save(folder, record);
      pinLive(target, live, save);
      const since = before?.version === version ? before.since : new Date().toISOString();
      return withCanary(registry, name, { ...entry, audience: stored(audience), since });
    },
    () => [{ ...changeOf(record.entry, { what: "canary", releaser }), audience }],
  );
  const canary = demandCanary(registry, target, name);
  try {
    await smokeTest(target, canary, record, manifest, audience);
  } catch (error) {
    const reason = reasonOf(error);
    const how = await takeBack(target, canary, seen.before, releaser, reason).catch(notTakenBack);
    throw new ReleaseError(`${name} ${version} failed its smoke test as a canary: ${reason}. ${how}`, { cause: error });
  }
}

/** Puts the canary before it in its place, unless somebody has changed that meanwhile. */
async function takeBack(
  target: ReleaseTarget,
  failed: Canary,
  before: Canary | undefined,
  releaser: Releaser | undefined,
  reason: string,
): Promise<string> {
  let isOurs = false;
  await changeRegistry(
    target.registryFile,
    (registry) => {
      isOurs = canaryOf(registry, failed.name)?.since === failed.since;
      return isOurs ? withCanary(registry, failed.name, before) : registry;
    },
    () => (isOurs ? [changeOf(failed, { what: "taken back", releaser }, reason)] : []),
  );
  return isOurs ? "It was taken back." : "Someone else has ended it since.";
}

const withCanary = (registry: PublishedRegistry, name: string, canary: Canary | undefined): PublishedRegistry => {
  const without = withoutCanary(registry, name);
  return canary ? { ...without, canaries: [...(without.canaries ?? []), canary] } : without;
};

const stored = ({ share, clubs, staff }: CanaryAudience): Canary["audience"] => ({
  ...(share !== undefined && { share }),
  ...(clubs && { clubs: [...clubs] }),
  ...(staff && { staff }),
});

/** A canary is chosen by hand, so no build makes live what it tries, not even after it was withdrawn. */
function pinLive({ filesDir }: ReleaseTarget, live: PublishedEntry | undefined, save: SaveRecord): void {
  if (!live) return;
  const folder = releaseFolder(filesDir, live.name, live.version);
  const record = readRecord(folder);
  if (record) save(folder, { ...record, by: "release" });
}

/** Makes a canary live for all sessions, or gives it to another share of them. Returns its record. */
export async function promote(
  target: ReleaseTarget,
  name: string,
  audience: CanaryAudience,
  releaser?: Releaser,
): Promise<ReleaseRecord> {
  const registry = readRegistry(target.registryFile);
  const canary = demandCanary(registry, target, name);
  const live = liveEntry(registry, name)?.version;
  const folder = releaseFolder(target.filesDir, name, canary.version);
  const record = readRecord(folder);
  if (!record) throw new ReleaseError(`${folder} is missing: release ${name} again.`);
  if (Object.keys(audience).length > 0) {
    await startCanary(target, record, live, { ...canary.audience, ...audience }, { releaser, isRunning: true });
    return record;
  }
  const promoted: ReleaseRecord = { ...record, released: new Date().toISOString() };
  await makeLive(target, promoted, live, { what: "promoted", releaser });
  return promoted;
}

/** Ends a canary: its sessions get the live release with their next page. Returns what was withdrawn. */
export async function withdraw(target: ReleaseTarget, name: string, releaser?: Releaser): Promise<Canary> {
  const canary = demandCanary(readRegistry(target.registryFile), target, name);
  await changeRegistry(
    target.registryFile,
    (registry) => {
      demandRunning(registry, canary);
      return withoutCanary(registry, name);
    },
    () => [changeOf(canary, { what: "withdrawn", releaser })],
  );
  return canary;
}

function demandCanary(registry: PublishedRegistry, { registryFile }: ReleaseTarget, name: string): Canary {
  const canary = canaryOf(registry, name);
  if (!canary) throw new ReleaseError(`${registryFile} has no canary of ${name}.`);
  return canary;
}
