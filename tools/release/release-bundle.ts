import { rmSync } from "node:fs";
import type { Bundle } from "../site/bundle.ts";
import { publishRemote, registryEntry } from "../site/publish-remote.ts";
import { changeRegistry, liveEntry, readRegistry } from "../site/registry-file.ts";
import { type ReleaseRecord, readRecord, saveRecord } from "../site/release-record.ts";
import { contractProblems } from "./contract-problems.ts";
import { readManifest } from "./federation-manifest.ts";
import { demandContract, type Expected, makeLive } from "./make-live.ts";
import type { ReleaseTarget } from "./target.ts";

/** Releases a built remote: contract test, files to a folder that never changes, the swap with its smoke test. */
export async function releaseBundle(target: ReleaseTarget, bundle: Bundle, expected: Expected): Promise<ReleaseRecord> {
  const entry = registryEntry(bundle);
  demandContract(contractProblems(entry, readManifest(bundle.dist), readRegistry(target.registryFile)), entry);
  const { folder, isNew } = await publishRemote(bundle, target.filesDir, "release");
  const found = readRecord(folder);
  if (!found) throw new Error(`${folder} has no record`);
  const record: ReleaseRecord = { ...found, entry, released: new Date().toISOString(), by: "release" };
  saveRecord(folder, record);
  try {
    await makeLive(target, record, expected);
  } catch (error) {
    if (isNew) await dropUnlessLive(target, bundle, folder);
    throw error;
  }
  return record;
}

/** The next try is to bring its own files. Another command may have made the same ones live. */
const dropUnlessLive = ({ registryFile }: ReleaseTarget, { name, release }: Bundle, folder: string) =>
  changeRegistry(registryFile, (registry) => {
    if (liveEntry(registry, name)?.version !== release) rmSync(folder, { recursive: true });
    return registry;
  });
