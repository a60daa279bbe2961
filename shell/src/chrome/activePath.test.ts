import { expect, test } from "vitest";
import { activePath } from "./activePath.ts";

const places = [
  { path: "/dashboard" },
  { path: "/book" },
  { path: "/bookings" },
  { path: "/coach" },
  { path: "/schedule" },
  { path: "/coaches", also: ["/manage/coaches"] },
];

test.each([
  ["/book", "/book"],
  ["/bookings", "/bookings"],
  ["/coach", "/coach"],
  ["/coaches", "/coaches"],
  ["/coaches/7", "/coaches"],
  ["/manage/coaches", "/coaches"],
  ["/schedule-requests", "/schedule"],
  ["/dashboard", "/dashboard"],
  ["/dashboard/lesson-requests", undefined],
  ["/events", undefined],
])("on %s the entry %s is active", (pathname, active) => {
  expect(activePath(places, pathname)).toBe(active);
});
