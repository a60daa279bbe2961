import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  type Canary,
  canarySchema,
  type PublishedEntry,
  registrySchema,
  releasedEntrySchema,
} from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import { withFileLock } from "../file-lock.ts";
import { lockOf, putRegistry, REGISTRY_LOCK, type RegistryChange } from "../registry-files.ts";
import { ReleaseError } from "./release-error.ts";

/** The registry as releases write it; routes and navigation are checked by the contract test alone. */
const publishedSchema = registrySchema.extend({
  remotes: z.array(releasedEntrySchema),
  canaries: z.array(canarySchema).optional(),
});

export type PublishedRegistry = z.infer<typeof publishedSchema>;

/** The registry as it stands; one without remotes where there is none yet. Throws {@link ReleaseError} when it is none. */
export function readRegistry(file: string): PublishedRegistry {
  if (!existsSync(file)) return { remotes: [] };
  try {
    return publishedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new ReleaseError(`${file} is no registry of remotes.`, { cause });
  }
}

export const liveEntry = (registry: PublishedRegistry, name: string): PublishedEntry | undefined =>
  registry.remotes.find((remote) => remote.name === name);

export const canaryOf = (registry: PublishedRegistry, name: string): Canary | undefined =>
  registry.canaries?.find((canary) => canary.name === name);

/**
 * Changes the registry from one whole state to the next, one change after the other, and records in its history what changed for
 * browsers. What `change` throws leaves it alone.
 */
export async function changeRegistry(
  file: string,
  change: (registry: PublishedRegistry) => PublishedRegistry | Promise<PublishedRegistry>,
  record: (before: PublishedRegistry, after: PublishedRegistry) => RegistryChange[] = () => [],
): Promise<PublishedRegistry> {
  // The api may write to the registry's files, and not make their directory.
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  return withFileLock(lockOf(file), REGISTRY_LOCK, async () => {
    const before = readRegistry(file);
    const changed = await change(before);
    putRegistry(file, changed, record(before, changed));
    return changed;
  });
}

/** Writes a file whole or not at all, and leaves it alone when it says this already. */
export function writeAtomically(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    // A full disk: what was begun would take the room that is left.
    rmSync(unfinished, { force: true });
    throw error;
  }
}
