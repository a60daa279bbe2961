import { describe, expect, test } from "vitest";
import { foreignZone, stripDays } from "./dates.ts";

test("the club's zone is named if its clock differs from the browser's", () => {
  const instant = "2026-03-10T14:00:00Z";
  expect(foreignZone("America/New_York", instant, "America/Detroit")).toBeNull();
  expect(foreignZone("America/New_York", instant, "Europe/Berlin")).toEqual({ short: "EDT", name: "America/New York" });
});

describe("the strip of days", () => {
  test("is the booking window, at least a week, at most two", () => {
    expect(stripDays("2026-03-10", "2026-03-12", "2026-03-10")).toHaveLength(7);
    expect(stripDays("2026-03-10", "2026-03-20", "2026-03-12")).toHaveLength(11);
    expect(stripDays("2026-03-10", "2027-03-10", "2026-03-10")).toHaveLength(14);
    expect(stripDays("2026-03-10", null, "2026-05-01").at(-1)).toBe("2026-05-01");
    expect(stripDays("2026-03-10", null, "2026-03-01")[0]).toBe("2026-03-01");
    expect(stripDays("2026-02-25", null, "2026-02-25")).toEqual(expect.arrayContaining(["2026-02-28", "2026-03-10"]));
  });
});
