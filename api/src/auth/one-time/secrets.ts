import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Keys } from "../../keys/keys.ts";

/** The prefix of tokens of a PKCE flow, as upstream has it. */
const PKCE = "pkce_";
const LINK_TOKEN = /^(?:pkce_)?[\w-]{43}$/;

/** 256 random bits, independent of the code. */
export const newLinkToken = (isPkce: boolean): string =>
  `${isPkce ? PKCE : ""}${randomBytes(32).toString("base64url")}`;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

export const isLinkToken = (text: string): boolean => LINK_TOKEN.test(text);

/** A plain hash is safe, because the token has 256 random bits. */
export const linkHash = (linkToken: string): Buffer => createHash("sha256").update(linkToken).digest();

/** Bound to purpose, account and address, so that the code is valid only there. */
export function codeMac(
  keys: Keys,
  { purpose, userId, address }: { purpose: string; userId: string; address: string },
  code: string,
): Buffer {
  const bound = JSON.stringify([purpose, userId, address, code]);
  return createHmac("sha256", keys.secretFor("one-time codes")).update(bound).digest();
}

export const isSameMac = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);
