import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import type { Bundle } from "./bundle.ts";
import { writeWhole } from "./registry-file.ts";
import { stage } from "./stage.ts";

const shellRecord = z.object({ release: z.string(), files: z.array(z.string()) });

/**
 * Puts the shell's build to the root of the site, pages last, so that none names a file that is not there yet.
 * Files of the build before it stay for the tabs that still run it.
 */
export async function publishShell(bundle: Bundle, siteDir: string): Promise<void> {
  const recordFile = join(siteDir, ".shell.json");
  const before = existsSync(recordFile) ? shellRecord.parse(JSON.parse(readFileSync(recordFile, "utf8"))) : undefined;
  if (before?.release === bundle.release) return;
  const staged = await stage(bundle, siteDir);
  const files = (await readdir(staged, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(staged, join(entry.parentPath, entry.name)));
  for (const file of files.sort(pagesLast)) {
    await mkdir(dirname(join(siteDir, file)), { recursive: true });
    await rename(join(staged, file), join(siteDir, file));
  }
  await rm(staged, { recursive: true });
  writeWhole(recordFile, JSON.stringify({ release: bundle.release, files }));
  await dropStale(siteDir, new Set([...files, ...(before?.files ?? [])]));
}

const pagesLast = (one: string, other: string) => Number(one.includes(".html")) - Number(other.includes(".html"));

async function dropStale(siteDir: string, kept: Set<string>): Promise<void> {
  for (const entry of await readdir(siteDir, { withFileTypes: true, recursive: true })) {
    const file = relative(siteDir, join(entry.parentPath, entry.name));
    const ours = file.startsWith("_mf") || file.startsWith(".") || file.startsWith("remotes.json");
    if (entry.isFile() && !ours && !kept.has(file)) await rm(join(siteDir, file));
  }
}
