import { ConfigError } from "../../api/src/config.ts";
import { CommandError } from "./command-error.ts";
import { createLifetime, type Lifetime } from "./lifetime.ts";

/**
 * Runs a command of this folder: ends its lifetime when `main` returns, prints a {@link CommandError} or
 * {@link ConfigError} as its sentence and anything unexpected with its stack, both with exit code 1.
 */
export async function runCommand(main: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const lifetime = createLifetime();
  try {
    await main(lifetime);
    lifetime.end(0);
  } catch (error) {
    if (lifetime.signal.aborted) return;
    if (error instanceof CommandError || error instanceof ConfigError) lifetime.end(1, `\n${error.message}`);
    else {
      console.error(error);
      lifetime.end(1);
    }
  }
}
