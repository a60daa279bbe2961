import { ConfigError } from "../../src/config.ts";
import { LaunchError } from "./launch-error.ts";
import { createLifetime, type Lifetime } from "./lifetime.ts";

/**
 * Runs a command of the launcher: ends its lifetime when `main` returns, prints a {@link LaunchError} or
 * {@link ConfigError} as its sentence and anything unexpected with its stack, both with exit code 1.
 */
export async function runCommand(main: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const lifetime = createLifetime();
  try {
    await main(lifetime);
    lifetime.end(0);
  } catch (error) {
    if (lifetime.signal.aborted) return;
    if (error instanceof LaunchError || error instanceof ConfigError) lifetime.end(1, `\n${error.message}`);
    else {
      console.error(error);
      lifetime.end(1);
    }
  }
}
