import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { withFileLock } from "../../api/src/registry/file-lock.ts";
import type { WebPackage } from "../site/web-packages.ts";
import { remoteChecks } from "./remote-checks.ts";
import { runChecks } from "./run-checks.ts";

const buildTimes = { stale: 300_000, timeout: 300_000 };

/** Two builds in one dist would mix their files, so that one command at a time works with it. */
export function withDist<T>(root: string, { name }: WebPackage, work: () => Promise<T>): Promise<T> {
  mkdirSync(join(root, "dist"), { recursive: true });
  return withFileLock(join(root, "dist", `.building-${name}`), buildTimes, work);
}

/** Runs all that a release of the remote has to pass. Throws CommandError with the output of what failed. */
export function checkRemote(root: string, part: WebPackage, signal: AbortSignal): Promise<void> {
  console.log(`${part.name}:`);
  return withDist(root, part, () => runChecks(remoteChecks(root, part), signal));
}
