import { ConfigError } from "../../api/src/config.ts";
import { FileLockedError } from "../../api/src/registry/file-lock.ts";
import { ReleaseError } from "../../api/src/registry/release/release-error.ts";
import { CommandError, errorCode } from "./command-error.ts";
import { createLifetime, type Lifetime } from "./lifetime.ts";

/** Errors whose message is one sentence for people. */
const SENTENCES = [CommandError, ConfigError, FileLockedError, ReleaseError];

/** A full disk, and one's share of it. */
const NO_ROOM = ["ENOSPC", "EDQUOT"];

/**
 * Runs a command of this folder: ends its lifetime when `main` returns, prints an error of those as its sentence and anything
 * unexpected with its stack, both with exit code 1.
 */
export async function runCommand(main: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const lifetime = createLifetime();
  try {
    await main(lifetime);
    lifetime.end(0);
  } catch (error) {
    if (lifetime.signal.aborted) return;
    if (SENTENCES.some((type) => error instanceof type) && error instanceof Error)
      lifetime.end(1, `\n${error.message}`);
    else if (error instanceof Error && NO_ROOM.includes(errorCode(error) ?? ""))
      lifetime.end(1, `\nThe disk is full: ${error.message}.`);
    else {
      console.error(error);
      lifetime.end(1);
    }
  }
}
