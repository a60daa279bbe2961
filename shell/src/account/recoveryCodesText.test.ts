import { expect, test } from "vitest";
import { codesAsText, dashed } from "./recoveryCodesText.ts";

test("codes in groups of four, under what they are for", () => {
  expect(dashed("abcdefgh234567ab")).toBe("abcd-efgh-2345-67ab");
  expect(codesAsText(["a".repeat(16), "b".repeat(16)], "club.test", new Date(2026, 10, 22))).toBe(
    [
      "Recovery codes for club.test",
      "Made on November 22, 2026. Each works once, in the place of your second factor.",
      "",
      "aaaa-aaaa-aaaa-aaaa",
      "bbbb-bbbb-bbbb-bbbb",
      "",
    ].join("\n"),
  );
});
