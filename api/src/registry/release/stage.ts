import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { BuiltPart } from "./built-remote.ts";
import { precompress } from "./compress.ts";
import { unpublished } from "./release-record.ts";

/** Copies what is to be published of a build to a folder of its own in the site, from where it is moved into its place. */
export async function stage(bundle: BuiltPart, siteDir: string): Promise<string> {
  const staged = join(siteDir, `.staged-${bundle.name}-${randomUUID()}`);
  const entries = await readdir(bundle.dist, { recursive: true, withFileTypes: true });
  await mkdir(staged, { recursive: true });
  // File by file, since the api may not look at the folders above, as a recursive copy does.
  for (const entry of entries.filter((found) => found.isFile() && !unpublished.test(found.name))) {
    const from = join(entry.parentPath, entry.name);
    const to = join(staged, relative(bundle.dist, from));
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  }
  await precompress(staged);
  return staged;
}
