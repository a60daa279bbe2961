import { expect, test } from "vitest";
import { heldForOf, heldForText } from "./held-for.ts";

const details = { offered_to: "Ben Okafor", expires_at: "2036-03-10T16:20:00Z" };
const textOf = (more: object, act: "book" | "assign" | "take") =>
  heldForText(heldForOf({ ...details, ...more }), "UTC", act);

test("only the holder of a waitlist offer keeps a place in line; an api of the release before names no type of hold", () => {
  const offer =
    "Held for Ben Okafor until 16:20. If you book it anyway, their offer is withdrawn, they are notified, and they keep their place in line.";
  expect([textOf({}, "book"), textOf({ is_alternative: false }, "book")]).toEqual([offer, offer]);
  expect(textOf({ is_alternative: true }, "assign")).toBe(
    "Held for Ben Okafor until 16:20 in place of a canceled booking. If you assign it anyway, it is no longer held for them, and they are notified.",
  );
  expect(textOf({ is_alternative: true }, "take")).toMatch(/If you take it anyway, it is no longer held for them/);
});
