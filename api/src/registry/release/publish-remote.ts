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

const buildsKept = 3;

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
  if (by === "build" && existsSync(folder) && !isWhole()) await rm(folder, { recursive: true });
  const isNew = !existsSync(folder) && (await put(bundle, folder, filesDir, description));
  if (!isNew && !isWhole()) {
    throw new ReleaseError(
      `${folder} holds other files than this build. Releases never change: see docs/releasing.md.`,
    );
  }
  if (!readRecord(folder)) writeRecord(folder, registryEntry(bundle), description);
  return { folder, isNew };
}

/** Of a folder of which nothing is known. A release that ends before it is live leaves one that no rollback chooses by itself. */
function describe(bundle: BuiltRemote, by: ReleaseRecord["by"]): Description {
  const budget = budgetBeside(bundle);
  return { by, ...(by === "release" && { neverLive: true }), ...(budget && { budget }) };
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

async function put(bundle: BuiltRemote, folder: string, filesDir: string, description: Description): Promise<boolean> {
  const staged = await stage(bundle, join(filesDir, "_mf"));
  writeRecord(staged, registryEntry(bundle), description);
  await mkdir(dirname(folder), { recursive: true });
  try {
    await rename(staged, folder);
    return true;
  } catch (error) {
    // Another process was first; whether with the same bytes is seen next.
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    await rm(staged, { recursive: true });
    return false;
  }
}

/** Drops the builds of a remote that are out of use; what was released by name stays, and so does what is live. */
export async function dropOldBuilds(filesDir: string, name: string, live: string | undefined): Promise<void> {
  const builds = releasesOf(filesDir, name).filter(({ by, entry }) => by === "build" && entry.version !== live);
  const dropped = builds.slice(buildsKept - 1).map(({ entry }) => releaseFolder(filesDir, name, entry.version));
  await Promise.all(dropped.map((folder) => rm(folder, { recursive: true })));
}
