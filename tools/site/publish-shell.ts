import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { writeAtomically } from "../../api/src/registry/release/registry-file.ts";
import { stage } from "../../api/src/registry/release/stage.ts";
import type { Bundle } from "./bundle.ts";

const shellRecord = z.object({ release: z.string(), files: z.array(z.string()) });
type ShellRecord = z.infer<typeof shellRecord>;

/** A shell's build, ready to be put in place at once. */
export interface StagedShell {
  put: () => Promise<void>;
  /** Leaves nothing of it, when it is not to be put. */
  drop: () => Promise<void>;
}

/**
 * Prepares the shell's build beside the site. Undefined when it is what the site has already. The registry stays, with what lies
 * beside it, where it is below the site under a name of its own.
 */
export async function stageShell(
  bundle: Bundle,
  siteDir: string,
  registryFile = join(siteDir, "remotes.json"),
): Promise<StagedShell | undefined> {
  const recordFile = join(siteDir, ".shell.json");
  const readShell = () =>
    existsSync(recordFile) ? shellRecord.parse(JSON.parse(readFileSync(recordFile, "utf8"))) : undefined;
  if (readShell()?.release === bundle.release) return undefined;
  const staged = await stage(bundle, siteDir);
  return {
    put: async () => {
      // Another build may have put its own since: the tabs with that one keep their files.
      const before = readShell()?.files.filter((file) => !isPage(file)) ?? [];
      const files = await moveIn(staged, siteDir);
      const record: ShellRecord = { release: bundle.release, files };
      writeAtomically(recordFile, JSON.stringify(record));
      await dropStale(siteDir, new Set([...files, ...before]), relative(siteDir, registryFile));
    },
    drop: () => rm(staged, { recursive: true, force: true }),
  };
}

/** Puts the shell's build to the root of the site. Files of the build before it stay for the tabs that still run it. */
export async function publishShell(bundle: Bundle, siteDir: string): Promise<void> {
  const staged = await stageShell(bundle, siteDir);
  await staged?.put();
  await staged?.drop();
}

/** Pages last, so that none names a file that is not there yet. */
async function moveIn(staged: string, siteDir: string): Promise<string[]> {
  const files = (await readdir(staged, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(staged, join(entry.parentPath, entry.name)))
    .sort(pagesLast);
  for (const file of files) {
    await mkdir(dirname(join(siteDir, file)), { recursive: true });
    await rename(join(staged, file), join(siteDir, file));
  }
  return files;
}

/** One that the new shell has no more would be shown in the place of a remote's screen of that path. */
const isPage = (file: string): boolean => file.includes(".html");
const pagesLast = (one: string, other: string) => Number(isPage(one)) - Number(isPage(other));

async function dropStale(siteDir: string, kept: Set<string>, registry: string): Promise<void> {
  for (const entry of await readdir(siteDir, { withFileTypes: true, recursive: true })) {
    const file = relative(siteDir, join(entry.parentPath, entry.name));
    const ours = ["_mf", ".", "remotes.json", registry].some((start) => file.startsWith(start));
    if (entry.isFile() && !ours && !kept.has(file)) await rm(join(siteDir, file));
  }
}
