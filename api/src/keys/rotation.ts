import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type KeyFile, KeyFileError, loadKeyFile, newSigningKey, replaceKeyFile } from "./key-file.ts";
import { validKeys } from "./key-ring.ts";

/** Clients cache a key set for ten minutes, and processes read the file each minute; the rest is for clock differences. */
export const PUBLISHED_BEFORE_USE = 15 * 60_000;
/** Longer than any rotation, so that the lock of an interrupted one expires. */
const LOCK_LIFE = 60_000;

/**
 * The key file with one more signing key, published now and used from {@link PUBLISHED_BEFORE_USE} on, and without keys whose
 * last token has expired. Rejected while an earlier new key is not in use yet.
 */
export async function rotated(file: KeyFile, now: number): Promise<KeyFile> {
  const waiting = file.signing_keys.find((key) => Date.parse(key.signs_from) > now);
  if (waiting) throw new KeyFileError(`A new key is published already; it will sign from ${waiting.signs_from}.`);
  const next = await newSigningKey(new Date(now + PUBLISHED_BEFORE_USE));
  return { ...file, signing_keys: [next, ...validKeys(file.signing_keys, now)] };
}

/**
 * Rotates the key file of a data directory. The second of two concurrent rotations is rejected. Returns when the new key begins
 * to sign.
 */
export async function rotateKeys(dataDir: string, now = Date.now()): Promise<string> {
  const lock = join(dataDir, "keys.json.lock");
  await dropStale(lock);
  const held = await open(lock, "wx").catch(() => {
    throw new KeyFileError(`Another rotation is running (${lock}).`);
  });
  try {
    const next = await rotated(await loadKeyFile(dataDir, undefined), now);
    await replaceKeyFile(dataDir, next);
    return next.signing_keys[0]?.signs_from ?? "";
  } finally {
    await held.close();
    await rm(lock, { force: true });
  }
}

async function dropStale(lock: string): Promise<void> {
  const found = await stat(lock).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > LOCK_LIFE) await rm(lock, { force: true });
}
