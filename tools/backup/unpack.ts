import { extract } from "tar";
import { CommandError } from "../process/command-error.ts";

/** Throws {@link CommandError}. */
export function unpack(file: string, folder: string): void {
  try {
    // In one go: a broken archive must not go on writing while what it left is cleared away.
    extract({ file, cwd: folder, strict: true, preserveOwner: false, sync: true });
  } catch (error) {
    throw new CommandError(`${file} cannot be read as a backup (${error instanceof Error ? error.message : error}).`, {
      cause: error,
    });
  }
}
