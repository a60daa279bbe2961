import { Buffer } from "node:buffer";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { audienceSchema, remoteEntrySchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import { invalid } from "../errors.ts";
import { containerManifest } from "../registry/release/federation-manifest.ts";
import { integrityOf } from "../registry/release/release-record.ts";
import { builtFiles } from "../registry/release/released-files.ts";

/** Bytes of all files together, and of one of them. */
export const MOST_BYTES = 20 * 1024 * 1024;
const MOST_FILE_BYTES = 5 * 1024 * 1024;
const MOST_FILES = 500;

/** No part of a path begins with a dot, so none leads out of its folder; compressed copies and the record are made here. */
const PATH = /^\w[\w.-]*(\/\w[\w.-]*){0,4}\.(js|css|json|woff2|png|jpg|svg|webp|wasm|txt)$/;
const RESERVED = new Set(["release.json"]);
const path = z
  .string()
  .max(200)
  .regex(PATH, "must be the path of a built file")
  .refine((file) => !RESERVED.has(file), "is written by Courtside");

export const releaserSchema = z.strictObject({
  who: z.string().min(1).max(100),
  commit: z.string().min(1).max(60).optional(),
});

const announcedSchema = z.strictObject({
  hashes: z
    .record(path, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, "must be a hash"))
    .refine((hashes) => Object.keys(hashes).length <= MOST_FILES, `must be at most ${MOST_FILES} files`),
  releaser: releaserSchema,
  audience: z.strictObject(audienceSchema.shape).optional(),
});

/** What must be in each release, with the part of it that is read here. */
const remoteJson = z.looseObject({
  name: remoteEntrySchema.shape.name,
  version: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, "must be a version such as 1.2.0"),
});
const DESCRIPTIONS = { "remote.json": remoteJson, "mf-files.json": builtFiles, "mf-manifest.json": containerManifest };

export interface SentRelease extends z.infer<typeof announcedSchema> {
  files: Map<string, Buffer>;
  remote: z.infer<typeof remoteJson>;
}

/** The release in a form: its part `release`, and a part for each file. Rejects what does not hold together, by its field. */
export async function readRelease(form: FormData): Promise<SentRelease> {
  const announced = parse("release", announcedSchema, form.get("release"));
  const files = new Map<string, Buffer>();
  for (const [name, value] of form) {
    if (name === "release") continue;
    if (!Object.hasOwn(announced.hashes, name)) throw invalid(`files.${name}`, "is not announced in release.hashes");
    if (typeof value === "string" || files.has(name)) throw invalid(`files.${name}`, "must be one file");
    if (value.size > MOST_FILE_BYTES) throw invalid(`files.${name}`, "is larger than 5 MiB");
    files.set(name, Buffer.from(await value.arrayBuffer()));
  }
  for (const [name, hash] of Object.entries(announced.hashes)) {
    const bytes = files.get(name);
    if (!bytes) throw invalid(`files.${name}`, "is announced and was not sent");
    if (integrityOf(bytes) !== hash) throw invalid(`files.${name}`, "has another hash than release.hashes says");
  }
  const { "remote.json": remote, "mf-files.json": built } = describe(files);
  for (const file of [built.script, ...Object.values(built.screens).flat()])
    if (!files.has(file)) throw invalid("files.mf-files.json", `names ${file}, which was not sent`);
  return { ...announced, files, remote };
}

function describe(files: Map<string, Buffer>) {
  const read = <S extends z.ZodType>(name: string, schema: S) =>
    parse(`files.${name}`, schema, files.get(name)?.toString("utf8") ?? null);
  read("mf-manifest.json", DESCRIPTIONS["mf-manifest.json"]);
  return {
    "remote.json": read("remote.json", DESCRIPTIONS["remote.json"]),
    "mf-files.json": read("mf-files.json", DESCRIPTIONS["mf-files.json"]),
  };
}

/** JSON of a part, by its schema. Rejected with the field in it. */
export function parse<S extends z.ZodType>(field: string, schema: S, text: unknown): z.output<S> {
  if (typeof text !== "string") throw invalid(field, "is missing");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw invalid(field, "must be JSON");
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid([field, ...(issue?.path ?? [])].join("."), issue?.message ?? "is invalid");
}

/** Writes the files to a folder of their own. */
export async function unpack({ files }: SentRelease, folder: string): Promise<void> {
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
}
