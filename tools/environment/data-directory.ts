import { accessSync, constants, statSync } from "node:fs";
import { join } from "node:path";
import { userName } from "../process/account.ts";
import { CommandError, errorCode } from "../process/command-error.ts";
import { lockFile } from "./launcher-lock.ts";
import { makeDirectory } from "./make-directory.ts";

/** What the launcher remembers of an embedded cluster; `postgres/cluster-settings.ts` reads and writes it. */
export const settingsFile = (dataDir: string) => join(dataDir, "postgres.json");

/** The user id that owns a path; undefined when it does not exist or may not be looked at. */
function ownerOf(path: string): number | undefined {
  try {
    return statSync(path).uid;
  } catch (error) {
    if (["ENOENT", "EACCES", "ENOTDIR"].includes(errorCode(error) ?? "")) return undefined;
    throw error;
  }
}

/** Makes DATA_DIR, or throws {@link CommandError} where it cannot be written or belongs to another user's Courtside. */
export function prepareDataDirectory(dataDir: string): void {
  const me = process.getuid?.();
  const maker = ownerOf(settingsFile(dataDir)) ?? ownerOf(lockFile(dataDir));
  if (me !== undefined && maker !== undefined && maker !== me) throw anothers(dataDir, maker, me);
  try {
    makeDirectory(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const owner = ownerOf(dataDir);
    if (me !== undefined && owner !== undefined && owner !== me) throw anothers(dataDir, owner, me);
    const noDirectory = ["EEXIST", "ENOTDIR"].includes(errorCode(error) ?? "");
    const why = noDirectory ? "is not a directory" : `cannot be written by ${who(me)} (${errorCode(error)})`;
    throw new CommandError(`DATA_DIR: ${dataDir} ${why}; set DATA_DIR to a directory that can be written.`, {
      cause: error,
    });
  }
}

const who = (uid: number | undefined) => (uid === undefined ? "this user" : userName(uid));

const anothers = (dataDir: string, owner: number, me: number) =>
  new CommandError(
    `DATA_DIR: ${dataDir} was made by ${userName(owner)} and this is ${userName(me)}; start Courtside as ${userName(owner)}, ` +
      "or set DATA_DIR to a directory of your own.",
  );
