import { expect, test } from "vitest";
import { earliestStart } from "./earliest-start.ts";

const at = (time: string, chosen: string | null = null) =>
  earliestStart("2026-03-10", { today: "2026-03-10", time, opening: "06:00", chosen });

test("today's first start is the running quarter hour", () => {
  expect(at("05:40")).toBe("06:00");
  expect(at("10:20")).toBe("10:15");
  expect(at("10:30")).toBe("10:30");
  expect(at("10:20", "10:00")).toBe("10:00");
  expect(at("10:20", "18:00")).toBe("10:15");
});

test("other days begin at opening", () => {
  const day = { today: "2026-03-09", time: "10:20", opening: "06:00", chosen: null };
  expect(earliestStart("2026-03-10", day)).toBe("06:00");
});
