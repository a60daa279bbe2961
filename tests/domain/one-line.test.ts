import { asOneLine, isOneLine } from "@courtside/contracts/domain/one-line.ts";
import { expect, test } from "vitest";

test.each(["Ann", "Ann-Sophie O'Neill", "Café 🎾 コート", "שרה כהן", "علی‌رضا", "👩‍👧 family court", "Centre <1>"])(
  "%j is a name",
  (text) => {
    expect(isOneLine(text)).toBe(true);
    expect(asOneLine(text)).toBe(text);
  },
);

test.each([
  ["Ann\nBcc: all@club.test", "Ann Bcc: all@club.test"],
  ["Ann\r\n\r\nBody", "Ann Body"],
  ["Ann\u2028Lee", "Ann Lee"],
  ["Ann\tLee", "Ann Lee"],
  ["\u202egnp.eel", "gnp.eel"],
  ["\u2066Ann\u2069", "Ann"],
  ["Ann\u200f", "Ann"],
  ["Ann\u0085Lee", "Ann Lee"],
])("%j is not a name, and would be %j", (text, fit) => {
  expect(isOneLine(text)).toBe(false);
  expect(asOneLine(text)).toBe(fit);
});
