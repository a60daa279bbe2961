import { rmSync } from "node:fs";
import type { CanaryAudience } from "@courtside/contracts/domain/canary.ts";
import type { BuiltRemote } from "./built-remote.ts";
import { startCanary } from "./canaries.ts";
import { contractProblems } from "./contract-problems.ts";
import { readManifest } from "./federation-manifest.ts";
import { demandContract, type Expected, makeLive } from "./make-live.ts";
import { publishRemote, registryEntry } from "./publish-remote.ts";
import { canaryOf, changeRegistry, liveEntry, readRegistry } from "./registry-file.ts";
import { type ReleaseRecord, type Releaser, readRecord } from "./release-record.ts";
import type { ReleaseTarget } from "./target.ts";

interface ReleaseOptions {
  releaser?: Releaser | undefined;
  /** Who gets it, as a canary; without one, everybody. */
  audience?: CanaryAudience | undefined;
}

/** Releases a built remote: contract test, files to a folder that never changes, the swap with its smoke test. */
export async function releaseBundle(
  target: ReleaseTarget,
  bundle: BuiltRemote,
  expected: Expected,
  { releaser, audience }: ReleaseOptions = {},
): Promise<ReleaseRecord> {
  const entry = registryEntry(bundle);
  demandContract(contractProblems(entry, readManifest(bundle.dist), readRegistry(target.registryFile)), entry);
  const { folder, isNew } = await publishRemote(bundle, target.filesDir, "release");
  const found = readRecord(folder);
  if (!found) throw new Error(`${folder} has no record`);
  const now = { released: new Date().toISOString(), ...(releaser && { releaser }) };
  // A canary of what was released before is no release of it: its time and its releaser stay.
  const record: ReleaseRecord = { ...found, entry, by: "release", ...((isNew || !audience) && now) };
  try {
    if (audience) await startCanary(target, record, expected, audience, { releaser });
    else await makeLive(target, record, expected, { what: "released", releaser });
  } catch (error) {
    // Where it cannot be dropped it stays as what was never live, which the next try finds as it is.
    if (isNew) await dropUnlessUsed(target, bundle, folder).catch(() => undefined);
    throw error;
  }
  return record;
}

/** The next try is to bring its own files. Another command may have made the same ones live. */
const dropUnlessUsed = ({ registryFile }: ReleaseTarget, { name, release }: BuiltRemote, folder: string) =>
  changeRegistry(registryFile, (registry) => {
    const used = [liveEntry(registry, name), canaryOf(registry, name)];
    if (!used.some((entry) => entry?.version === release)) rmSync(folder, { recursive: true, force: true });
    return registry;
  });
