import { expect, test } from "vitest";
import { isActivePath } from "./isActivePath.ts";

test.each([
  ["/book", "/book", true],
  ["/coaches", "/coaches/7", true],
  ["/coach", "/coaches", false],
  ["/book", "/bookings", false],
  ["/dashboard", "/dashboard", true],
  ["/dashboard", "/dashboard/lesson-requests", false],
])("entry %s on %s: %s", (entry, pathname, active) => {
  expect(isActivePath(entry, pathname)).toBe(active);
});
