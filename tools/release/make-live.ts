import type { PublishedEntry } from "@courtside/contracts/shell/registry.ts";
import { CommandError } from "../process/command-error.ts";
import { releaseFolder } from "../site/publish-remote.ts";
import { changeRegistry, liveEntry, type PublishedRegistry } from "../site/registry-file.ts";
import type { ReleaseRecord } from "../site/release-record.ts";
import { contractProblems } from "./contract-problems.ts";
import { readManifest, wantsOf } from "./federation-manifest.ts";
import { smokeTest } from "./smoke-test.ts";
import { addressOf, type ReleaseTarget } from "./target.ts";

/** The live version, as this command saw it when it began; undefined when there was none. */
export type Expected = string | undefined;

/** Throws {@link CommandError} with every reason why a remote would not run beside what is live. */
export function demandContract(problems: string[], { name, version }: PublishedEntry): void {
  if (problems.length === 0) return;
  throw new CommandError(
    `${name} ${version} does not fit what is live, so nothing was released:\n- ${problems.join("\n- ")}`,
  );
}

/**
 * Swaps the one entry of a remote and asks the result like a browser. When that fails, the entry before is put back.
 * Throws {@link CommandError} when the live version is no longer `expected`: two releases at once cannot both win.
 */
export async function makeLive(target: ReleaseTarget, record: ReleaseRecord, expected: Expected): Promise<void> {
  const { name, version } = record.entry;
  const manifest = readManifest(releaseFolder(target.filesDir, name, version));
  let before: PublishedEntry | undefined;
  let entry = record.entry;
  await changeRegistry(target.registryFile, (registry) => {
    before = liveEntry(registry, name);
    demandExpected(name, before?.version, expected);
    const address = addressOf(record.entry.entry, target, before?.entry);
    entry = { ...record.entry, wants: wantsOf(manifest), entry: address };
    demandContract(contractProblems(entry, manifest, registry), entry);
    return withEntry(registry, name, entry);
  });
  try {
    await smokeTest(target, entry, record, manifest);
  } catch (cause) {
    const how = await putBack(target, entry, before);
    throw new CommandError(`${name} ${version} failed its smoke test: ${reasonOf(cause)}. ${how}`, { cause });
  }
}

function demandExpected(name: string, live: string | undefined, expected: Expected): void {
  if (live === expected) return;
  throw new CommandError(
    `Someone else released ${name} meanwhile: ${live ?? "nothing"} is live, and this began from ${expected ?? "nothing"}. ` +
      "Nothing was changed; look at what is live, then run this again.",
  );
}

async function putBack(target: ReleaseTarget, failed: PublishedEntry, before: PublishedEntry | undefined) {
  let isOurs = false;
  await changeRegistry(target.registryFile, (registry) => {
    isOurs = liveEntry(registry, failed.name)?.version === failed.version;
    return isOurs ? withEntry(registry, failed.name, before) : registry;
  });
  if (!isOurs) return "Someone else has released it since, so that was left as it is.";
  return before ? `${before.version} is live again.` : "It is out of the registry again.";
}

function withEntry(registry: PublishedRegistry, name: string, entry: PublishedEntry | undefined): PublishedRegistry {
  const added = entry && !liveEntry(registry, name) ? [entry] : [];
  const remotes = registry.remotes.flatMap((other) => (other.name === name ? (entry ?? []) : other));
  return { ...registry, remotes: [...remotes, ...added] };
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
