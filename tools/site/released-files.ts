import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What the remote's build says of itself (contracts/remote-files.mjs). */
const built = z.object({
  script: z.string(),
  runtime: z.string().optional(),
  screens: z.record(z.string(), z.array(z.string())),
});

interface ReleasedFile {
  file: string;
  integrity: string;
}

interface ReleasedFiles {
  script: ReleasedFile;
  runtime?: string | undefined;
  files: Record<string, ReleasedFile[]>;
}

/** The registry's part that only a finished build can give: the container and each screen's files, with their hashes. */
export function releasedFiles(dist: string): ReleasedFiles {
  const { script, runtime, screens } = built.parse(JSON.parse(readFileSync(join(dist, "mf-files.json"), "utf8")));
  const hashed = (file: string) => ({ file, integrity: integrityOf(join(dist, file)) });
  const files = Object.entries(screens).map(([screen, names]) => [screen, names.map(hashed)]);
  return { script: hashed(script), ...(runtime && { runtime }), files: Object.fromEntries(files) };
}

const integrityOf = (file: string) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
