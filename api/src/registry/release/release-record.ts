import type { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type PublishedEntry, releasedEntrySchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import { writeAtomically } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";

/** Who made a release, and how. */
const releaserSchema = z.object({
  who: z.string(),
  /** The commit it was built from; absent when there is no repository. */
  commit: z.string().optional(),
  /** Why it was released without its checks. */
  withoutChecks: z.string().optional(),
});

export type Releaser = z.infer<typeof releaserSchema>;

/** `release.json` of a release's folder: all that is needed to make it live again, and to see that it is unharmed. */
const recordSchema = z.object({
  /** Its registry entry, with an address on the shell's own origin. */
  entry: releasedEntrySchema,
  /** When it was released last. */
  released: z.iso.datetime(),
  /** What made it live last, a build or somebody's release or rollback. Builds replace and drop only what builds made live. */
  by: z.enum(["build", "release"]),
  /** Absent for builds, and for releases of before there was a record of it. */
  releaser: releaserSchema.optional(),
  /** It was built, or a canary, and nothing else, or its release did not end: a rollback does not choose it by itself. */
  neverLive: z.literal(true).optional(),
  /** A rollback went back from it, and it was not live since: the next rollback does not choose it by itself. */
  leftByRollback: z.literal(true).optional(),
  /** KiB of JavaScript (gzip) that each screen might weigh at most when it was built; absent where its package has no budget. */
  budget: z.record(z.string(), z.number()).optional(),
  /** Every file by its path in the folder, with its hash. */
  hashes: z.record(z.string(), z.string()),
});

export type ReleaseRecord = z.infer<typeof recordSchema>;

const FILE = "release.json";
/** Made of the others, and never named by a page; also a record that a killed command has not finished. */
const unhashed = /\.(br|gz)$|^release\.json(\.\d+)?$/;

/** Source maps and statistics stay in dist, for the reader of an error report; the registry says what mf-files.json does. */
export const unpublished = /^\.stamp$|^mf-(stats|files)\.json$|\.map$/;

export const integrityOf = (bytes: Buffer): string => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** The hash of each file of a folder, but of what `skipped` says. */
export function hashFolder(folder: string, skipped = unhashed): Record<string, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !skipped.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
}

/** The version with the first eight digits of a hash of what was built: "1.0.0-1a2b3c4d". Unchanged output is no new release. */
export function releaseName(version: string, dist: string): string {
  const sum = createHash("sha256").update(JSON.stringify(hashFolder(dist, unpublished)));
  return `${version}-${sum.digest("hex").slice(0, 8)}`;
}

/** What a record says besides its files. */
export type Description = Omit<ReleaseRecord, "entry" | "hashes" | "released"> & { released?: string };

export const writeRecord = (folder: string, entry: PublishedEntry, description: Description): void =>
  saveRecord(folder, { released: new Date().toISOString(), ...description, entry, hashes: hashFolder(folder) });

export const saveRecord = (folder: string, record: ReleaseRecord): void =>
  writeAtomically(join(folder, FILE), `${JSON.stringify(record, null, 2)}\n`);

/** The record of a release that is live: a rollback may choose it again. */
export const withoutMarks = ({ neverLive: _, leftByRollback: __, ...record }: ReleaseRecord): ReleaseRecord => record;

export type SaveRecord = typeof saveRecord;

/**
 * Runs `work`, and puts back the records that it saved by `save` if it throws; not what another command has written since. `save` throws
 * {@link ReleaseError} for a folder that is gone.
 */
export async function withRecords<T>(work: (save: SaveRecord) => Promise<T>): Promise<T> {
  const undo: (() => void)[] = [];
  try {
    return await work((folder, record) => {
      const before = readRecord(folder);
      if (!before) throw new ReleaseError(`${folder} was dropped meanwhile. Nothing was changed; run this again.`);
      saveRecord(folder, record);
      const own = readRecord(folder);
      undo.unshift(() => {
        if (isDeepStrictEqual(readRecord(folder), own)) saveRecord(folder, before);
      });
    });
  } catch (error) {
    for (const putBack of undo) {
      try {
        putBack();
      } catch {
        // A full disk: why the work failed says more, and the other records are put back all the same.
      }
    }
    throw error;
  }
}

/** Undefined for a folder that no command of ours has finished, or whose record is harmed: one does not hide all others. */
export function readRecord(folder: string): ReleaseRecord | undefined {
  const file = join(folder, FILE);
  if (!existsSync(file)) return undefined;
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** The releases of a remote that are still there, the newest first. */
export function releasesOf(filesDir: string, name: string): ReleaseRecord[] {
  const folder = join(filesDir, "_mf", name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((version) => readRecord(join(folder, version)) ?? [])
    .sort((one, other) => other.released.localeCompare(one.released));
}
