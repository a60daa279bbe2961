import { createHmac, randomInt } from "node:crypto";
import type { Keys } from "../../keys/keys.ts";

const COUNT = 10;
/** 80 bits. */
const LENGTH = 16;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** Ten different codes, shown once. */
export function newCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(32)]).join(""));
  return [...codes];
}

/** As a person typed it: letter case, spaces and dashes are ignored, and 0 and 1 are read as the letters that they resemble. */
export const normalizeCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("0", "o").replaceAll("1", "l");

export const isCode = (code: string): boolean => /^[a-z2-7]{16}$/.test(code);

/** The stored form of a code; useless without the installation's key. */
export const hashOfCode = (keys: Keys, factorId: string, code: string): Buffer =>
  createHmac("sha256", keys.secretFor("recovery codes")).update(`${factorId} ${code}`).digest();
