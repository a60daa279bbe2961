import { readFile } from "node:fs/promises";
import { z } from "zod";

const fileSchema = z.object({ file: z.string(), integrity: z.string() });

/** What the server itself needs to know of a remote; the shell reads the rest, and judges it. */
const remoteSchema = z.looseObject({
  entry: z.string(),
  routes: z.array(z.looseObject({ path: z.string(), screen: z.string(), uses: z.array(z.string()).optional() })),
  script: fileSchema.optional(),
  files: z.record(z.string(), z.array(fileSchema)).optional(),
});
const registrySchema = z.looseObject({ remotes: z.array(z.unknown()) });

export type ReleasedRemote = z.infer<typeof remoteSchema>;

/** The registry's file as it stands, or null when there is none yet. Read anew each time: a release swaps the file. */
export const registryText = (remotesFile: string): Promise<string | null> =>
  readFile(remotesFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });

/**
 * The registry as JSON with where overrides may come from, which is the server's to say, not the file's; and those of its
 * remotes that a page can be prepared for. Null when it is no registry.
 */
export function parseRegistry(text: string, overrides?: string[]): { json: unknown; remotes: ReleasedRemote[] } | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Not JSON: whoever opens the page is told by the shell, which reads the file too.
    return null;
  }
  const registry = registrySchema.safeParse(json);
  if (!registry.success) return null;
  const remotes = registry.data.remotes.flatMap((item) => remoteSchema.safeParse(item).data ?? []);
  return { json: { ...registry.data, overrides }, remotes };
}
