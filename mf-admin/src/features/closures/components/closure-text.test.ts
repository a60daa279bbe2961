import { expect, test } from "vitest";
import { fakeClosure, fakeSeries } from "../../../testing/fake-closures-api.ts";
import { whenText } from "./closure-text.ts";

const ZONE = "America/New_York";

test("a repeated closure says until when it repeats, with the year, also before its dates are known", () => {
  expect(whenText(fakeClosure, ZONE)).toBe("Mar 10, 2026, 11:30 - 14:00");
  const series = fakeSeries.series && { ...fakeSeries.series, count: null, until: "2027-01-05", dates: [] };
  expect(whenText({ ...fakeSeries, series }, ZONE)).toBe(
    "Every Tuesday until Jan 5, 2027. Next: Mar 10, 2026, 11:30 - 14:00",
  );
});
