import { expect, test } from "vitest";
import { cutText } from "../../contracts/domain/cut-text.ts";

test("a text is cut to so many units, before a character that would be halved", () => {
  expect(["Café", "ab🎾", "abc🎾", "🎾🎾"].map((text) => cutText(text, 4))).toEqual(["Café", "ab🎾", "abc", "🎾🎾"]);
});
