import { readFile } from "node:fs/promises";
import { registrySchema, releasedEntrySchema, routeSchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";

/** The part of a remote's entry that the server needs; the shell validates the rest. */
const remoteSchema = releasedEntrySchema.pick({ entry: true, script: true, files: true }).extend({
  routes: z.array(routeSchema.pick({ path: true, screen: true, uses: true })),
});
const documentSchema = registrySchema.pick({ remotes: true });

export type ReleasedRemote = z.infer<typeof remoteSchema>;

/** The content of the registry's file, or null if there is none yet. Read each time, because a release replaces the file. */
export const registryText = (remotesFile: string): Promise<string | null> =>
  readFile(remotesFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });

/**
 * The registry as JSON with the origins of overrides, which the server decides and not the file; and the remotes that a page can
 * be prepared for. Null if it is not a registry.
 */
export function parseRegistry(text: string, overrides?: string[]): { json: unknown; remotes: ReleasedRemote[] } | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Not JSON: the shell, which reads the file too, reports it to the user.
    return null;
  }
  const registry = documentSchema.safeParse(json);
  if (!registry.success) return null;
  const remotes = registry.data.remotes.flatMap((item) => remoteSchema.safeParse(item).data ?? []);
  return { json: { ...registry.data, overrides }, remotes };
}
