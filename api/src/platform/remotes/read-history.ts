import { open } from "node:fs/promises";
import { z } from "zod";
import { historyOf } from "../../registry/registry-files.ts";
import { HistoryEntry } from "./response.ts";

const MOST_BYTES = 128 * 1024;
const MOST_ENTRIES = 100;

/** The last changes of what browsers get, the newest first. The file grows for ever, so only its end is read. */
export async function readHistory(registryFile: string): Promise<z.infer<typeof HistoryEntry>[]> {
  const file = await open(historyOf(registryFile)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });
  if (!file) return [];
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - MOST_BYTES);
    const { buffer, bytesRead } = await file.read(new Uint8Array(size - start), 0, size - start, start);
    const lines = new TextDecoder().decode(buffer.subarray(0, bytesRead)).split("\n");
    // The first line of a part is the rest of one.
    return (start > 0 ? lines.slice(1) : lines).flatMap(parse).slice(-MOST_ENTRIES).reverse();
  } finally {
    await file.close();
  }
}

const stored = z.looseObject({
  audience: z.unknown().optional(),
  commit: z.string().optional(),
  reason: z.string().optional(),
});

/** A line that is not whole yet is left out. */
function parse(line: string): z.infer<typeof HistoryEntry>[] {
  try {
    const { audience, commit, reason, ...entry } = stored.parse(JSON.parse(line));
    const shown = { ...entry, audience: audience ?? null, commit: commit ?? null, reason: reason ?? null };
    const { data } = HistoryEntry.safeParse(shown);
    return data ? [data] : [];
  } catch {
    return [];
  }
}
