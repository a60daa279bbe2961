import { describe, expect, it } from "vitest";
import { newTotp, stepOf } from "../../../../api/src/auth/mfa/totp.ts";
import { codeOfStep } from "./authenticator.ts";

/** "12345678901234567890", the secret of RFC 6238's own test vectors. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (step: number) => step * 30_000 + 15_000;

/** Found by search: two steps of one window with the same code. */
const TWIN = { older: 153_567, newer: 153_569 };

describe("a code of the app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("is that of RFC 6238 at %d seconds", (seconds, code) => {
    expect(codeOfStep(RFC_SECRET, Math.floor(seconds / 30))).toBe(code);
    expect(stepOf(RFC_SECRET, code, 0, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])("of step %d is right: %s", (steps, isRight) => {
    const code = codeOfStep(RFC_SECRET, 1000 + steps);
    expect(stepOf(RFC_SECRET, code, 0, at(1000))).toBe(isRight ? 1000 + steps : undefined);
  });

  it("is valid once: of a used step, and of any earlier one, never again", () => {
    const code = (step: number) => codeOfStep(RFC_SECRET, step);
    expect(stepOf(RFC_SECRET, code(1000), 1000, at(1000))).toBeUndefined();
    expect(stepOf(RFC_SECRET, code(999), 1000, at(1000))).toBeUndefined();
    expect(stepOf(RFC_SECRET, code(1001), 1000, at(1000))).toBe(1001);
  });

  it("counts for the newer of two steps that share it, so that it cannot be used again", () => {
    const { older, newer } = TWIN;
    const code = codeOfStep(RFC_SECRET, older);
    expect(codeOfStep(RFC_SECRET, newer)).toBe(code);
    expect(stepOf(RFC_SECRET, code, 0, at(older + 1))).toBe(newer);
    expect(stepOf(RFC_SECRET, code, older, at(older + 1))).toBe(newer);
    expect(stepOf(RFC_SECRET, code, newer, at(older + 1))).toBeUndefined();
  });

  it.each(["", "28708", "2870820", "28708２", " 287082", "287082\0", "२८७०८२"])("is rejected as %j", (code) => {
    expect(stepOf(RFC_SECRET, code, 0, 59_000)).toBeUndefined();
  });
});

describe("a new secret", () => {
  it("has 160 bits, and a uri with everything that an app needs", () => {
    const { secret, uri } = newTotp("Club: A & B", "mo+x@club.test");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const parsed = new URL(uri);
    expect(parsed.protocol).toBe("otpauth:");
    expect(decodeURIComponent(parsed.pathname)).toContain("Club: A & B:mo+x@club.test");
    expect(Object.fromEntries(parsed.searchParams)).toEqual({
      issuer: "Club: A & B",
      secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    expect(newTotp("Club", "mo").secret).not.toBe(secret);
  });

  it("comes as raw SVG that the client can turn into a data URL", () => {
    const { qr_code } = newTotp("Courtside", "mo@club.test");
    expect(qr_code).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+".*<\/svg>$/s);
    expect(qr_code).not.toMatch(/[#%]/);
    expect(qr_code).not.toMatch(/<script|href|on\w+=/);
  });
});
