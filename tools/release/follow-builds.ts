import { releaseFolder } from "../../api/src/registry/release/publish-remote.ts";
import { changeRegistry, liveEntry } from "../../api/src/registry/release/registry-file.ts";
import { readRecord, saveRecord } from "../../api/src/registry/release/release-record.ts";
import type { ReleaseTarget } from "../../api/src/registry/release/target.ts";
import { CommandError } from "../process/command-error.ts";

/** Ends what a release or rollback began: the next build makes its own live. Returns the live release. */
export async function followBuilds({ registryFile, filesDir }: ReleaseTarget, name: string): Promise<string> {
  const registry = await changeRegistry(registryFile, (registry) => {
    const live = liveEntry(registry, name)?.version;
    const folder = releaseFolder(filesDir, name, live ?? "");
    const record = live === undefined ? undefined : readRecord(folder);
    if (!record) throw new CommandError(`${name} is not live in ${registryFile} from ${filesDir}.`);
    saveRecord(folder, { ...record, by: "build" });
    return registry;
  });
  return liveEntry(registry, name)?.version ?? "";
}
