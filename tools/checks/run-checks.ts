import { ReleaseError } from "../../api/src/registry/release/release-error.ts";
import { CommandError } from "../process/command-error.ts";
import type { RemoteCheck } from "./remote-checks.ts";

const checksAtOnce = 2;

/**
 * Runs all checks, two at a time, whatever fails: one run names everything that is to be mended. Throws {@link CommandError} with
 * the output of each that failed.
 */
export async function runChecks(
  checks: RemoteCheck[],
  signal: AbortSignal,
  print: (line: string) => void = console.log,
): Promise<void> {
  const waiting = [...checks];
  const failures = new Map<string, string>();
  async function runRest() {
    for (let check = waiting.shift(); check && !signal.aborted; check = waiting.shift()) {
      const began = performance.now();
      const failure = await check.run(signal).then(() => undefined, messageOf);
      if (failure !== undefined) failures.set(check.name, failure);
      print(`  ${failure === undefined ? "✓" : "✗"} ${check.name.padEnd(16)} ${seconds(performance.now() - began)}`);
    }
  }
  await Promise.all(Array.from({ length: checksAtOnce }, runRest));
  signal.throwIfAborted();
  if (failures.size === 0) return;
  const inOrder = checks.filter(({ name }) => failures.has(name));
  throw new CommandError(inOrder.map(({ name }) => `✗ ${name}\n${failures.get(name)}`).join("\n\n"));
}

const messageOf = (error: unknown): string => {
  if (error instanceof CommandError || error instanceof ReleaseError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
