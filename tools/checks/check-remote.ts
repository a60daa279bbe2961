import type { WebPackage } from "../site/web-packages.ts";
import { withDist } from "../site/with-dist.ts";
import { remoteChecks } from "./remote-checks.ts";
import { runChecks } from "./run-checks.ts";

/** Runs all that a release of the remote has to pass. Throws CommandError with the output of what failed. */
export function checkRemote(root: string, part: WebPackage, signal: AbortSignal): Promise<void> {
  console.log(`${part.name}:`);
  return withDist(root, part, () => runChecks(remoteChecks(root, part), signal));
}
