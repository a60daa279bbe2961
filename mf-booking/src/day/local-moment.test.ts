import { expect, test } from "vitest";
import { localMoment } from "./local-moment.ts";

test("the day's end is the next day's midnight", () => {
  expect(localMoment("2026-03-31", "24:00")).toBe("2026-04-01T00:00");
  expect(localMoment("2026-03-31", "09:15")).toBe("2026-03-31T09:15");
});
