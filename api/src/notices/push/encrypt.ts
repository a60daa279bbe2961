import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** What a browser gives with its subscription: its public key, an uncompressed point of P-256, and 16 secret bytes. */
export interface PushKeys {
  p256dh: Buffer;
  auth: Buffer;
}

/** What is new for each message; given only by the tests, for the example of RFC 8291. */
interface Fresh {
  key: ECDH;
  salt: Buffer;
}

const RECORD_SIZE = 4_096;
const TAG = 16;
const POINT = 65;
/** Of one record, which ends with a byte that says that it is the last. Push services accept no larger messages. */
export const LARGEST_MESSAGE = RECORD_SIZE - (16 + 4 + 1 + POINT) - TAG - 1;

const newKey = (): ECDH => {
  const key = createECDH("prime256v1");
  key.generateKeys();
  return key;
};

/** Encrypts a message for one browser as `aes128gcm` (RFC 8291 and 8188). Throws if its key is no point of the curve. */
export function encrypt(
  message: Buffer,
  { p256dh, auth }: PushKeys,
  { key, salt }: Fresh = { key: newKey(), salt: randomBytes(16) },
): Buffer {
  if (message.length > LARGEST_MESSAGE) throw new RangeError(`a push message has at most ${LARGEST_MESSAGE} bytes`);
  const own = key.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, own]);
  const secret = derive(key.computeSecret(p256dh), auth, info, 32);
  const cipher = createCipheriv(
    "aes-128-gcm",
    derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16),
    derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
  );
  const sealed = Buffer.concat([cipher.update(Buffer.concat([message, Buffer.from([2])])), cipher.final()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_SIZE);
  header.writeUInt8(own.length, 4);
  return Buffer.concat([salt, header, own, sealed, cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Whether these are the keys of a browser: their lengths are right, and the public key lies on the curve. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (p256dh.length !== POINT || p256dh[0] !== 4 || auth.length !== 16) return false;
  try {
    newKey().computeSecret(p256dh);
    return true;
  } catch {
    return false;
  }
}
