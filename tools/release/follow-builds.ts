import { CommandError } from "../process/command-error.ts";
import { releaseFolder } from "../site/publish-remote.ts";
import { liveEntry, readRegistry } from "../site/registry-file.ts";
import { readRecord, saveRecord } from "../site/release-record.ts";
import type { ReleaseTarget } from "./target.ts";

/** Ends what a release or rollback began: the next build makes its own live. Returns the live release. */
export function followBuilds({ registryFile, filesDir }: ReleaseTarget, name: string): string {
  const live = liveEntry(readRegistry(registryFile), name)?.version;
  const folder = releaseFolder(filesDir, name, live ?? "");
  const record = live === undefined ? undefined : readRecord(folder);
  if (live === undefined || !record) throw new CommandError(`${name} is not live in ${registryFile} from ${filesDir}.`);
  saveRecord(folder, { ...record, by: "build" });
  return live;
}
