import { createHmac, randomInt } from "node:crypto";
import type { Keys } from "../../keys/keys.ts";

const COUNT = 10;
/** 80 bits. */
const LENGTH = 16;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** Ten different codes, as they are told once. */
export function newCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(32)]).join(""));
  return [...codes];
}

/** As a person typed it: letter case, spaces and dashes do not matter, and 0 and 1 can only be misread letters. */
export const normalizeCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("0", "o").replaceAll("1", "l");

export const isCode = (code: string): boolean => /^[a-z2-7]{16}$/.test(code);

/** What is stored of a code; of no use without the installation's key. */
export const hashOfCode = (keys: Keys, factorId: string, code: string): Buffer =>
  createHmac("sha256", keys.secretFor("recovery codes")).update(`${factorId} ${code}`).digest();
