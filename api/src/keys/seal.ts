import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/**
 * Encrypts text with AES-256-GCM: nonce, tag, cipher text. `place` names its row; in another row it cannot be opened. `key` is 32
 * bytes, see `Keys.secretFor`.
 */
export function seal(key: Buffer, text: string, place: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts the text. Throws if key or place differ, or a bit was changed. */
export function unseal(key: Buffer, sealed: Uint8Array, place: string): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
}
