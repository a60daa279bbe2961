import { expect, test } from "vitest";
import { overrideOrigins } from "./overrideOrigins.ts";

test("the server decides whether overrides are allowed, and from which origins", () => {
  expect(overrideOrigins({ remotes: [], overrides: ["http://localhost:*", 7] })).toEqual(["http://localhost:*"]);
});

test.each([[{ remotes: [] }], [{ overrides: true }], [{ overrides: null }], [null], ["overrides"]])(
  "%j allows none",
  (registry) => expect(overrideOrigins(registry)).toBeNull(),
);
