import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { PublishedEntry } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import type { BuiltRemote } from "./built-remote.ts";
import { readManifest, wantsOf } from "./federation-manifest.ts";
import { ReleaseError } from "./release-error.ts";
import {
  type Description,
  hashFolder,
  type ReleaseRecord,
  readRecord,
  releasesOf,
  unpublished,
  writeRecord,
} from "./release-record.ts";
import { releasedFiles } from "./released-files.ts";
import { stage } from "./stage.ts";

/** Of a remote, besides what is live. */
const BUILDS_KEPT = 2;

export const releaseFolder = (filesDir: string, name: string, release: string): string =>
  join(filesDir, "_mf", name, release);

/** What the registry says of a built remote. */
export const registryEntry = ({ name, release, remote, dist }: BuiltRemote): PublishedEntry => ({
  ...remote,
  name,
  version: release,
  entry: `/_mf/${name}/${release}/mf-manifest.json`,
  ...releasedFiles(dist),
  wants: wantsOf(readManifest(dist)),
});

/**
 * Puts a remote's build to `_mf/<name>/<release>/`, which is never written again. Says whether it was put there now.
 * A build mends a folder that was harmed; a release throws {@link ReleaseError} when other bytes have its name.
 */
export async function publishRemote(
  bundle: BuiltRemote,
  filesDir: string,
  by: ReleaseRecord["by"],
): Promise<{ folder: string; isNew: boolean }> {
  const folder = releaseFolder(filesDir, bundle.name, bundle.release);
  const isWhole = () => isDeepStrictEqual(hashFolder(folder), hashFolder(bundle.dist, unpublished));
  const description = readRecord(folder) ?? describe(bundle, by);
  const isHarmed = by === "build" && existsSync(folder) && !isWhole();
  const isNew = (isHarmed || !existsSync(folder)) && (await put(bundle, folder, filesDir, description, isHarmed));
  if (!isNew && !isWhole()) {
    throw new ReleaseError(
      `${folder} holds other files than this build. Releases never change: see docs/releasing.md.`,
    );
  }
  if (!readRecord(folder)) writeRecord(folder, registryEntry(bundle), description);
  return { folder, isNew };
}

/** Of a folder of which nothing is known. No rollback chooses it by itself before it was live, be it a build or a release that ended early. */
function describe(bundle: BuiltRemote, by: ReleaseRecord["by"]): Description {
  const budget = budgetBeside(bundle);
  return { by, neverLive: true, ...(budget && { budget }) };
}

const budgetSchema = z.record(z.string(), z.object({ atMost: z.number() }));
const SCREEN = "screen ";

/** What `budget.json` beside the build allows each screen; undefined where there is none, or another program's. */
function budgetBeside({ dist }: BuiltRemote): ReleaseRecord["budget"] {
  const file = join(dirname(dist), "budget.json");
  if (!existsSync(file)) return undefined;
  const { data = {} } = budgetSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  const screens = Object.entries(data).filter(([piece]) => piece.startsWith(SCREEN));
  return Object.fromEntries(screens.map(([piece, { atMost }]) => [piece.slice(SCREEN.length), atMost]));
}

/** `replaces` a harmed folder, which stays where it is until the whole one is ready: it may be live. */
async function put(
  bundle: BuiltRemote,
  folder: string,
  filesDir: string,
  description: Description,
  replaces: boolean,
): Promise<boolean> {
  const staged = await stage(bundle, join(filesDir, "_mf"));
  const replaced = `${staged}-replaced`;
  try {
    writeRecord(staged, registryEntry(bundle), description);
    await mkdir(dirname(folder), { recursive: true });
    if (replaces) await rename(folder, replaced);
    await rename(staged, folder);
    return true;
  } catch (error) {
    if (existsSync(replaced) && !existsSync(folder)) await rename(replaced, folder);
    // Another process was first; whether with the same bytes is seen next.
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return false;
  } finally {
    for (const left of [staged, replaced]) await rm(left, { recursive: true, force: true });
  }
}

/**
 * Drops the builds of a remote that are out of use: the last that were live stay, and the last that never were, and so does what was
 * released by name, or is live. Only under the registry's lock, where nothing becomes live meanwhile.
 */
export async function dropOldBuilds(filesDir: string, name: string, live: string | undefined): Promise<void> {
  const builds = releasesOf(filesDir, name).filter(
    ({ by, releaser, entry }) => by === "build" && !releaser && entry.version !== live,
  );
  const [waiting, proven] = [true, false].map((never) => builds.filter(({ neverLive = false }) => neverLive === never));
  const dropped = [waiting, proven].flatMap((each) => each?.slice(BUILDS_KEPT) ?? []);
  for (const { entry } of dropped) await rm(releaseFolder(filesDir, name, entry.version), { recursive: true });
}
