import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { BuiltPart } from "./built-remote.ts";
import { precompress } from "./compress.ts";
import { unpublished } from "./release-record.ts";

const STAGED = ".staged-";
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Copies what is to be published of a build to a folder of its own in the site, from where it is moved into its place. */
export async function stage(bundle: BuiltPart, siteDir: string): Promise<string> {
  const staged = join(siteDir, `${STAGED}${bundle.name}-${randomUUID()}`);
  const entries = await readdir(bundle.dist, { recursive: true, withFileTypes: true });
  await mkdir(staged, { recursive: true });
  try {
    await dropAbandoned(siteDir);
    // File by file, since the api may not look at the folders above, as a recursive copy does.
    for (const entry of entries.filter((found) => found.isFile() && !unpublished.test(found.name))) {
      const from = join(entry.parentPath, entry.name);
      const to = join(staged, relative(bundle.dist, from));
      await mkdir(dirname(to), { recursive: true });
      await copyFile(from, to);
    }
    await precompress(staged);
    return staged;
  } catch (error) {
    // A full disk would stay full.
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
}

/** What killed commands have left, as far as this process may remove it. */
async function dropAbandoned(siteDir: string): Promise<void> {
  for (const name of await readdir(siteDir)) {
    if (!name.startsWith(STAGED)) continue;
    const folder = join(siteDir, name);
    // Another command may move its own into place meanwhile.
    const changed = (await stat(folder).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - changed > ABANDONED_AFTER_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
