import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { type PublishedEntry, registrySchema, releasedEntrySchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import { CommandError } from "../process/command-error.ts";
import { withFileLock } from "./file-lock.ts";

/** The registry as releases write it; routes and navigation are checked by the contract test alone. */
const publishedSchema = registrySchema.extend({ remotes: z.array(releasedEntrySchema) });

export type PublishedRegistry = z.infer<typeof publishedSchema>;

/** A change takes milliseconds, whatever else a release does. */
const lockTimes = { stale: 30_000, timeout: 5_000 };

/** The registry as it stands; one without remotes where there is none yet. Throws {@link CommandError} when it is none. */
export function readRegistry(file: string): PublishedRegistry {
  if (!existsSync(file)) return { remotes: [] };
  try {
    return publishedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new CommandError(`${file} is no registry of remotes.`, { cause });
  }
}

export const liveEntry = (registry: PublishedRegistry, name: string): PublishedEntry | undefined =>
  registry.remotes.find((remote) => remote.name === name);

/** Changes the registry from one whole state to the next, one change after the other. What `change` throws leaves it alone. */
export function changeRegistry(
  file: string,
  change: (registry: PublishedRegistry) => PublishedRegistry | Promise<PublishedRegistry>,
): Promise<PublishedRegistry> {
  return withFileLock(`${file}.lock`, lockTimes, async () => {
    const changed = await change(readRegistry(file));
    writeAtomically(file, `${JSON.stringify(changed, null, 2)}\n`);
    return changed;
  });
}

/** Writes a file whole or not at all, and leaves it alone when it says this already. */
export function writeAtomically(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
