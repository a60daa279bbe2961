import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What the remote's build says of itself (contracts/remote-files.mjs). */
export const builtFiles = z.object({ script: z.string(), screens: z.record(z.string(), z.array(z.string())) });

interface ReleasedFile {
  file: string;
  integrity: string;
}

/** The registry's part that only a finished build can give: the container and each screen's files, with their hashes. */
export function releasedFiles(dist: string): { script: ReleasedFile; files: Record<string, ReleasedFile[]> } {
  const { script, screens } = builtFiles.parse(JSON.parse(readFileSync(join(dist, "mf-files.json"), "utf8")));
  const hashed = (file: string) => ({ file, integrity: integrityOf(join(dist, file)) });
  const files = Object.entries(screens).map(([screen, names]) => [screen, names.map(hashed)]);
  return { script: hashed(script), files: Object.fromEntries(files) };
}

const integrityOf = (file: string) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
