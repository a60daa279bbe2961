import { existsSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import type { Bundle } from "./bundle.ts";
import { precompress } from "./compress.ts";
import { releasedFiles } from "./released-files.ts";

const releasesKept = 3;
/** Source maps and statistics stay in dist, for whoever reads an error report; the registry says what mf-files.json does. */
const unpublished = /^\.stamp$|^mf-(stats|files)\.json$|\.map$/;
const shellRecord = z.object({ release: z.string(), files: z.array(z.string()) });

async function stage(bundle: Bundle, siteDir: string): Promise<string> {
  const staged = join(siteDir, `.staged-${bundle.name}-${process.pid}`);
  await rm(staged, { recursive: true, force: true });
  await mkdir(siteDir, { recursive: true });
  await cp(bundle.dist, staged, { recursive: true, filter: (source) => !unpublished.test(basename(source)) });
  await precompress(staged);
  return staged;
}

/** Puts a remote's build to `_mf/<name>/<release>/`, which is never written again, and drops releases out of use. */
export async function publishRemote(bundle: Bundle, siteDir: string): Promise<void> {
  const releases = join(siteDir, "_mf", bundle.name);
  const place = join(releases, bundle.release);
  if (existsSync(place)) return utimesSync(place, new Date(), new Date());
  const staged = await stage(bundle, siteDir);
  await mkdir(releases, { recursive: true });
  await rename(staged, place);
  utimesSync(place, new Date(), new Date());
  const newestFirst = readdirSync(releases)
    .map((name) => ({ path: join(releases, name), used: statSync(join(releases, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  await Promise.all(newestFirst.slice(releasesKept).map(({ path }) => rm(path, { recursive: true })));
}

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
    const ours = file.startsWith("_mf") || file.startsWith(".") || file === "remotes.json";
    if (entry.isFile() && !ours && !kept.has(file)) await rm(join(siteDir, file));
  }
}

/**
 * Writes the registry that the shell reads at run time, with the shell's own release, by which an open page knows that it is
 * of yesterday. It changes from one whole state to the next.
 */
export function writeRegistry(bundles: Bundle[], siteDir: string): void {
  const shell = bundles.find(({ remote }) => !remote)?.release;
  const remotes = bundles.filter(({ remote }) => remote).map(registryEntry);
  writeWhole(join(siteDir, "remotes.json"), `${JSON.stringify({ shell, remotes }, null, 2)}\n`);
}

/** What the registry says of a built remote. */
const registryEntry = ({ name, release, remote, dist }: Bundle) => ({
  ...remote,
  version: release,
  entry: `/_mf/${name}/${release}/mf-manifest.json`,
  ...releasedFiles(dist),
});

/** Writes a file whole or not at all, and leaves it alone when it says this already. */
export function writeWhole(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
