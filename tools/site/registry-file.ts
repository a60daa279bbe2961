import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { CommandError } from "../process/command-error.ts";
import { withFileLock } from "./file-lock.ts";

const hashedFile = z.object({ file: z.string(), integrity: z.string() });

/** What a registry says of one remote; its routes and navigation are judged by the contract test alone. */
export const entrySchema = z.looseObject({
  name: z.string().min(1),
  version: z.string().min(1),
  /** Address of the `mf-manifest.json`. */
  entry: z.string().min(1),
  script: hashedFile.optional(),
  files: z.record(z.string(), z.array(hashedFile)).optional(),
  /** Each module that it takes from the shell, with the range of versions that it can do with. */
  wants: z.record(z.string(), z.string()).optional(),
});

const text = z.array(z.string()).readonly();

/** What a shell offers (shell-offer.ts). */
export const offerSchema = z.object({
  contract: z.number(),
  shared: z.record(z.string(), z.string()),
  knows: z.object({ roles: text, capabilities: text, slots: text }),
});

const registrySchema = z.looseObject({
  /** The shell's own release. */
  shell: z.string().optional(),
  ...offerSchema.partial().shape,
  remotes: z.array(entrySchema),
});

export type PublishedEntry = z.infer<typeof entrySchema>;
export type PublishedRegistry = z.infer<typeof registrySchema>;

/** A change takes milliseconds, whatever else a release does. */
const lockTimes = { stale: 30_000, timeout: 5_000 };

/** The registry as it stands; one without remotes where there is none yet. Throws {@link CommandError} when it is none. */
export function readRegistry(file: string): PublishedRegistry {
  if (!existsSync(file)) return { remotes: [] };
  try {
    return registrySchema.parse(JSON.parse(readFileSync(file, "utf8")));
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
    writeWhole(file, `${JSON.stringify(changed, null, 2)}\n`);
    return changed;
  });
}

/** Writes a file whole or not at all, and leaves it alone when it says this already. */
export function writeWhole(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
