import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { z } from "zod";

const SigningKey = z.object({
  kid: z.string().min(1),
  /** Published at once, used from this time on: clients may cache the key set for ten minutes. */
  signs_from: z.iso.datetime(),
  private_jwk: z.object({
    kty: z.literal("EC"),
    crv: z.literal("P-256"),
    x: z.string(),
    y: z.string(),
    d: z.string(),
  }),
});

const KeyFile = z.object({
  signing_keys: z.array(SigningKey).min(1),
  /** 32 bytes, base64url. Refresh tokens and every other secret of the service are derived from it. */
  refresh_token_secret: z.string().regex(/^[\w-]{43}$/, "must be 32 bytes in base64url"),
});

export type SigningKey = z.infer<typeof SigningKey>;
export type KeyFile = z.infer<typeof KeyFile>;

/** Thrown if the secrets cannot be read; the message names the place. */
export class KeyFileError extends Error {
  /** Whether there is no file at all. */
  isMissing = false;
}

/**
 * The secrets that all processes of an installation share: from the given JSON text, else from `keys.json` in the data directory,
 * which the first start creates if that is allowed. Throws {@link KeyFileError}.
 */
export async function loadKeyFile(dataDir: string, json: string | undefined, mayCreate = true): Promise<KeyFile> {
  if (json !== undefined) return parse(json, "COURTSIDE_KEYS");
  const path = keyFilePath(dataDir);
  const text = (await readIfThere(path)) ?? (mayCreate ? await create(path, dataDir) : missing(path));
  return parse(text, path);
}

function missing(path: string): never {
  throw Object.assign(new KeyFileError(`There is no ${path}.`), { isMissing: true });
}

export const keyFilePath = (dataDir: string): string => join(dataDir, "keys.json");

/** A new set of secrets: one ES256 key that signs at once. */
export async function newKeyFile(): Promise<KeyFile> {
  return {
    signing_keys: [await newSigningKey(new Date())],
    refresh_token_secret: randomBytes(32).toString("base64url"),
  };
}

/** A new ES256 key with its own id. */
export async function newSigningKey(signsFrom: Date): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { x = "", y = "", d = "" } = await exportJWK(privateKey);
  return {
    kid: randomUUID(),
    signs_from: signsFrom.toISOString(),
    private_jwk: { kty: "EC", crv: "P-256", x, y, d },
  };
}

/** If several processes start at once, one wins: the complete file gets its name by a link, which never overwrites. */
async function create(path: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  await writeComplete(path, await newKeyFile(), (unfinished) =>
    link(unfinished, path).catch((error: unknown) => {
      if (codeOf(error) !== "EEXIST") throw error;
    }),
  );
  return readFile(path, "utf8");
}

/** Replaces the file's content atomically. */
export function replaceKeyFile(dataDir: string, content: KeyFile): Promise<void> {
  const path = keyFilePath(dataDir);
  return writeComplete(path, content, (unfinished) => rename(unfinished, path));
}

async function writeComplete(path: string, content: KeyFile, publish: (unfinished: string) => Promise<void>) {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, "wx", 0o600);
    await file.writeFile(`${JSON.stringify(content, null, 2)}\n`);
    await file.sync();
    await file.close();
    await publish(unfinished);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function parse(json: string, source: string): KeyFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    // The parser's own message quotes the text, which is secret.
    throw new KeyFileError(`${source} is not JSON`);
  }
  const checked = KeyFile.safeParse(parsed);
  if (checked.success) return checked.data;
  const fields = checked.error.issues.map((issue) => issue.path.join(".") || "the whole").join(", ");
  throw new KeyFileError(`${source} is no key file: wrong or missing ${fields}`);
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
