import type { Canary } from "@courtside/contracts/shell/registry.ts";
import type { Logger } from "pino";
import { withFileLock } from "./file-lock.ts";
import { parseRegistry, registryText } from "./read-registry.ts";
import { lockOf, putRegistry, REGISTRY_LOCK } from "./registry-files.ts";

/**
 * Takes a canary out of the registry, with the reason in the history; one that was promoted, withdrawn or begun again meanwhile is left
 * alone. Where the file cannot be written, the log says so: the canary then waits for `npm run release -- withdraw`.
 */
export async function withdrawCanary(
  remotesFile: string,
  { name, version, since }: Canary,
  reason: string,
  log: Logger,
): Promise<void> {
  try {
    await withFileLock(lockOf(remotesFile), REGISTRY_LOCK, async () => {
      const found = parseRegistry((await registryText(remotesFile)) ?? "");
      const canaries = found?.canaries.filter((one) => one.name !== name || one.since !== since) ?? [];
      if (!found || canaries.length === found.canaries.length) return;
      putRegistry(remotesFile, { ...found.document, canaries }, [
        { remote: name, version, what: "withdrawn", who: "error rate", reason },
      ]);
      log.warn({ remote: name, version, reason }, "a canary was withdrawn");
    });
  } catch (error) {
    log.error({ err: error, remote: name, version, reason }, "a canary fails and could not be withdrawn");
  }
}
