import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What the remote's build says of itself (contracts/remote-files.mjs). */
export const builtFiles = z.object({
  script: z.string(),
  screens: z.record(z.string(), z.array(z.string())),
  /** Absent in builds of before it was recorded. */
  imports: z.record(z.string(), z.array(z.string())).optional(),
});

interface ReleasedFile {
  file: string;
  integrity: string;
}

interface BuiltPart {
  script: ReleasedFile;
  files: Record<string, ReleasedFile[]>;
  imports?: Record<string, string[]>;
}

/** The registry's part that only a finished build can give: the container and each screen's files with their hashes, and its imports. */
export function releasedFiles(dist: string): BuiltPart {
  const { script, screens, imports } = builtFiles.parse(JSON.parse(readFileSync(join(dist, "mf-files.json"), "utf8")));
  const hashed = (file: string) => ({ file, integrity: integrityOf(join(dist, file)) });
  const files = Object.entries(screens).map(([screen, names]) => [screen, names.map(hashed)]);
  return { script: hashed(script), files: Object.fromEntries(files), ...(imports && { imports }) };
}

const integrityOf = (file: string) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
