import { readFile } from "node:fs/promises";
import { registrySchema, releasedEntrySchema, routeSchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";

/** What the server itself needs of a remote; the shell checks the rest. */
const remoteSchema = releasedEntrySchema.pick({ entry: true, script: true, files: true }).extend({
  routes: z.array(routeSchema.pick({ path: true, screen: true, uses: true })),
});
const documentSchema = registrySchema.pick({ remotes: true });

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
  const registry = documentSchema.safeParse(json);
  if (!registry.success) return null;
  const remotes = registry.data.remotes.flatMap((item) => remoteSchema.safeParse(item).data ?? []);
  return { json: { ...registry.data, overrides }, remotes };
}
