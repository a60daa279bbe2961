import { resolve } from "node:path";
import type { CanaryAudience } from "@courtside/contracts/domain/canary.ts";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { DomainError } from "../errors.ts";
import { FileLockedError } from "./file-lock.ts";
import { promote, withdraw } from "./release/canaries.ts";
import { ReleaseError } from "./release/release-error.ts";
import type { Releaser } from "./release/release-record.ts";
import { rollBack } from "./release/roll-back.ts";
import type { ReleaseTarget } from "./release/target.ts";

type Places = Pick<Config, "siteDir" | "remotesFile" | "remoteHomes">;

/** What is released is read back from the disk, where this process serves it from. */
export const ownTarget = ({ siteDir, remotesFile, remoteHomes }: Places): ReleaseTarget => ({
  filesDir: resolve(siteDir),
  registryFile: resolve(remotesFile),
  homes: remoteHomes,
});

/** A change of what browsers get of what was released before. */
export type ReleaseChange =
  | { what: "rollback"; version?: string | undefined }
  | { what: "promote"; audience?: CanaryAudience | undefined }
  | { what: "withdraw" };

/** Makes another release live. Returns the version that was chosen. Rejected: `release_rejected`, in a sentence for people. */
export function changeLive(
  { config, log }: { config: Places; log: Logger },
  remote: string,
  change: ReleaseChange,
  releaser: Releaser,
): Promise<string> {
  const target = ownTarget(config);
  return inSentences(log, [`${target.filesDir}/`], async () => {
    switch (change.what) {
      case "rollback":
        return (await rollBack(target, remote, change.version, releaser)).entry.version;
      case "promote":
        return (await promote(target, remote, change.audience ?? {}, releaser)).entry.version;
      case "withdraw":
        return (await withdraw(target, remote, releaser)).version;
    }
  });
}

/** Rejections say what a release lacks, without the directories of this machine. */
export async function inSentences<T>(log: Logger, directories: string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReleaseError)
      throw new DomainError(
        "rejected",
        "release_rejected",
        directories.reduce((text, directory) => text.replaceAll(directory, ""), error.message),
        { field: "release" },
      );
    if (error instanceof FileLockedError)
      throw new DomainError("unavailable", "registry_busy", "Another release is under way");
    if (isNotWritable(error)) {
      log.error({ err: error }, "a release could not be written");
      throw new DomainError("unavailable", "releases_not_writable", "This Courtside cannot write releases to its site");
    }
    throw error;
  }
}

/** Not permitted, or a full disk. */
const NOT_WRITABLE = ["EACCES", "EROFS", "EPERM", "ENOSPC", "EDQUOT"];
const isNotWritable = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "NotCapable" || NOT_WRITABLE.includes((error as NodeJS.ErrnoException).code ?? ""));
