import { createHmac, randomBytes } from "node:crypto";
import type { Keys } from "../../keys/keys.ts";

/** Seconds (docs/product/auth-api.md#lifetimes-and-limits). */
export const CHALLENGE_LIFE = 300;

/** The purpose of a challenge: one use, by one session if there is one. */
export type ChallengeUse = "passkey sign-in" | `passkey registration ${string}` | `second factor ${string}`;

const PURPOSE = "webauthn challenges";

/** The bytes of a challenge. Derived from its id and its purpose, so that requesting one stores nothing. */
export const challengeBytes = (keys: Keys, id: string, use: ChallengeUse): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac("sha256", keys.secretFor(PURPOSE)).update(`${use} ${id}`).digest());

/** An id that contains the time at which it was made (UUIDv7), and that cannot be guessed. */
export function newChallengeId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Seconds since the challenge was made; negative if its time is in the future. */
export const ageOf = (id: string, now = Date.now()): number =>
  (now - Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)) / 1000;

/** Unix seconds. */
export const expiryOf = (id: string): number => Math.floor(Date.now() / 1000 - ageOf(id) + CHALLENGE_LIFE);
