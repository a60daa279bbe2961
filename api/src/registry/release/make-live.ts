import type { PublishedEntry } from "@courtside/contracts/shell/registry.ts";
import type { RegistryChange } from "../registry-files.ts";
import { contractProblems } from "./contract-problems.ts";
import { type ContainerManifest, readManifest, wantsOf } from "./federation-manifest.ts";
import { neighbourhoods } from "./neighbourhoods.ts";
import { releaseFolder } from "./publish-remote.ts";
import { canaryOf, changeRegistry, liveEntry, type PublishedRegistry } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";
import {
  type ReleaseRecord,
  type Releaser,
  readRecord,
  type SaveRecord,
  withoutMarks,
  withRecords,
} from "./release-record.ts";
import { smokeTest } from "./smoke-test.ts";
import { addressOf, type ReleaseTarget } from "./target.ts";

/** The live version, as this command saw it when it began; undefined when there was none. */
export type Expected = string | undefined;

/** How a change of the registry came about, for its history. */
export interface Cause {
  what: RegistryChange["what"];
  releaser?: Releaser | undefined;
}

/** Why a remote would not run in one of these places, each reason once. */
export const problemsIn = (
  places: PublishedRegistry[],
  entry: PublishedEntry,
  manifest: ContainerManifest,
): string[] => [...new Set(places.flatMap((beside) => contractProblems(entry, manifest, beside)))];

/** Throws {@link ReleaseError} with every reason why a remote would not run beside what is live. */
export function demandContract(problems: string[], { name, version }: PublishedEntry): void {
  if (problems.length === 0) return;
  throw new ReleaseError(
    `${name} ${version} does not fit what is live, so nothing was released:\n- ${problems.join("\n- ")}`,
  );
}

/**
 * Swaps the one entry of a remote, writes its record, and asks the result like a browser. When that fails, the entry and the records
 * before are put back. A release and a promotion end the remote's canary; a rollback leaves it, unless it rolls back to it.
 * Throws {@link ReleaseError} when the live version is no longer `expected`: two releases at once cannot both win.
 */
export const makeLive = (
  target: ReleaseTarget,
  record: ReleaseRecord,
  expected: Expected,
  cause: Cause,
): Promise<void> => withRecords((save) => swap(target, record, expected, cause, save));

async function swap(
  target: ReleaseTarget,
  record: ReleaseRecord,
  expected: Expected,
  cause: Cause,
  save: SaveRecord,
): Promise<void> {
  const { name, version } = record.entry;
  const manifest = readManifest(releaseFolder(target.filesDir, name, version));
  const seen: { before: PublishedRegistry } = { before: { remotes: [] } };
  let entry = record.entry;
  await changeRegistry(
    target.registryFile,
    (registry) => {
      seen.before = registry;
      const live = liveEntry(registry, name);
      demandExpected(name, live?.version, expected);
      if (cause.what === "promoted") demandRunning(registry, record.entry);
      const address = addressOf(record.entry.entry, target, live?.entry);
      entry = { ...record.entry, wants: wantsOf(manifest), entry: address };
      // Another remote's canary does not hold up an emergency.
      const places = cause.what === "rolled back" ? [registry] : neighbourhoods(registry, name);
      demandContract(problemsIn(places, entry, manifest), entry);
      saveBoth(target, record, live, cause, save);
      const ends = cause.what !== "rolled back" || canaryOf(registry, name)?.version === version;
      const changed = withEntry(registry, name, entry);
      return ends ? withoutCanary(changed, name) : changed;
    },
    () => [changeOf(record.entry, cause)],
  );
  try {
    await smokeTest(target, entry, record, manifest);
  } catch (error) {
    const how = await putBack(target, entry, seen.before, cause, reasonOf(error)).catch(notTakenBack);
    throw new ReleaseError(`${name} ${version} failed its smoke test: ${reasonOf(error)}. ${how}`, { cause: error });
  }
}

/**
 * The records of the release that becomes live, and of the one that was. A rollback that goes back from a release marks it; one that
 * goes forward again does not.
 */
function saveBoth(
  { filesDir }: ReleaseTarget,
  record: ReleaseRecord,
  before: PublishedEntry | undefined,
  { what }: Cause,
  save: SaveRecord,
): void {
  const { name, version } = record.entry;
  save(releaseFolder(filesDir, name, version), withoutMarks(record));
  if (!before || before.version === version) return;
  const folder = releaseFolder(filesDir, name, before.version);
  const left = readRecord(folder);
  if (!left) return;
  const goesBack = what === "rolled back" && left.released > record.released;
  save(folder, { ...withoutMarks(left), ...(goesBack && { leftByRollback: true }) });
}

/** A line of the history. */
export const changeOf = (
  { name, version }: Pick<PublishedEntry, "name" | "version">,
  { what, releaser }: Cause,
  reason?: string,
): RegistryChange => ({
  remote: name,
  version,
  what,
  who: releaser?.who ?? "unknown",
  commit: releaser?.commit,
  reason: reason ?? releaser?.withoutChecks,
});

export function demandExpected(name: string, live: string | undefined, expected: Expected): void {
  if (live === expected) return;
  throw new ReleaseError(
    `Someone else released ${name} meanwhile: ${live ?? "nothing"} is live, and this began from ${expected ?? "nothing"}. ` +
      "Nothing was changed; look at what is live, then run this again.",
  );
}

/** It may have been withdrawn by itself since the command began. */
export function demandRunning(registry: PublishedRegistry, { name, version }: PublishedEntry): void {
  if (canaryOf(registry, name)?.version === version) return;
  throw new ReleaseError(`The canary ${version} of ${name} was withdrawn meanwhile. Nothing was changed: see history.`);
}

/** The rest of a sentence about a failed smoke test. */
export const notTakenBack = (error: unknown): string =>
  `It could not be taken back, so that browsers get it: ${reasonOf(error)}`;

async function putBack(
  target: ReleaseTarget,
  failed: PublishedEntry,
  registryBefore: PublishedRegistry,
  cause: Cause,
  reason: string,
) {
  const before = liveEntry(registryBefore, failed.name);
  const canary = canaryOf(registryBefore, failed.name);
  let isOurs = false;
  await changeRegistry(
    target.registryFile,
    (registry) => {
      isOurs = liveEntry(registry, failed.name)?.version === failed.version;
      if (!isOurs) return registry;
      const restored = withEntry(registry, failed.name, before);
      return canary && !canaryOf(registry, failed.name)
        ? { ...restored, canaries: [...(restored.canaries ?? []), canary] }
        : restored;
    },
    () => (isOurs ? [changeOf(failed, { ...cause, what: "taken back" }, reason)] : []),
  );
  if (!isOurs) return "Someone else has released it since, so that was left as it is.";
  return before ? `${before.version} is live again.` : "It is out of the registry again.";
}

function withEntry(registry: PublishedRegistry, name: string, entry: PublishedEntry | undefined): PublishedRegistry {
  const added = entry && !liveEntry(registry, name) ? [entry] : [];
  const remotes = registry.remotes.flatMap((other) => (other.name === name ? (entry ?? []) : other));
  return { ...registry, remotes: [...remotes, ...added] };
}

export function withoutCanary(registry: PublishedRegistry, name: string): PublishedRegistry {
  const { canaries = [], ...rest } = registry;
  const others = canaries.filter((canary) => canary.name !== name);
  return { ...rest, ...(others.length > 0 && { canaries: others }) };
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
