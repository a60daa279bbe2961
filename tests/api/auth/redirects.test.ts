import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedRedirect, safeRedirect } from "../../../api/src/auth/redirects.ts";
import { HOSTILE } from "./hostile-redirects.ts";

const SITE = "https://club.test";
const site = (siteUrl = SITE) => ({
  siteUrl,
  auth: { redirectUrls: ["https://app.other.test/callback", "http://localhost:5173/back"] },
});

describe("allowed redirect targets", () => {
  it.each(HOSTILE)("D1 never: %j", (input) => {
    expect(allowedRedirect(input, site())).toBeUndefined();
    expect(safeRedirect(input, site())).toBe(SITE);
  });

  it.each([
    ["https://club.test", "https://club.test/"],
    ["https://club.test/", "https://club.test/"],
    ["https://club.test/dashboard", "https://club.test/dashboard"],
    ["https://club.test:443/book", "https://club.test/book"],
    ["https://club.test/a/../auth?next=%2Fbook&x=1", "https://club.test/auth?next=%2Fbook&x=1"],
    ["https://club.test/auth#access_token=stolen", "https://club.test/auth"],
    ["https://app.other.test/callback?flow=1", "https://app.other.test/callback?flow=1"],
    ["http://localhost:5173/back", "http://localhost:5173/back"],
  ])("%j leads to %j", (input, target) => {
    expect(allowedRedirect(input, site())).toBe(target);
  });

  it("accepts a site on a private network address, and no other", () => {
    const here = site("http://192.168.1.20:8080");
    expect(allowedRedirect("http://192.168.1.20:8080/auth", here)).toBe("http://192.168.1.20:8080/auth");
    for (const input of ["http://192.168.1.21:8080/auth", "http://3232235796:8080/auth", "http://192.168.1.20/auth"]) {
      expect(allowedRedirect(input, here)).toBeUndefined();
    }
  });

  it("leads to our own origin or a listed address, whatever is requested", () => {
    const pieces = fc.constantFrom(
      "https:",
      "http:",
      "/",
      "//",
      "\\",
      "@",
      ":",
      "club.test",
      "evil.test",
      "app.other.test",
      "callback",
      "%2f",
      "%5c",
      ".",
      "..",
      "#",
      "?",
      "443",
      "8080",
      "\t",
      "\n",
      " ",
      "%00",
      "*",
      "a",
      "\u3002",
      "javascript:",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const target = allowedRedirect(parts.join(""), site());
        if (target === undefined) return true;
        const { origin, pathname } = new URL(target);
        return origin === SITE || `${origin}${pathname}` === "https://app.other.test/callback";
      }),
      { numRuns: 20_000 },
    );
  });
});
