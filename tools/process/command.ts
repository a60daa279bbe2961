import { ConfigError } from "../../api/src/config.ts";
import { FileLockedError } from "../../api/src/registry/file-lock.ts";
import { ReleaseError } from "../../api/src/registry/release/release-error.ts";
import { CommandError } from "./command-error.ts";
import { createLifetime, type Lifetime } from "./lifetime.ts";

/** Errors whose message is one sentence for people. */
const SENTENCES = [CommandError, ConfigError, FileLockedError, ReleaseError];

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
    else {
      console.error(error);
      lifetime.end(1);
    }
  }
}
