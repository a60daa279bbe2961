import { expect, test } from "vitest";
import { bestDate } from "./lessonInput.ts";

const time = (state: "free" | "busy") => ({ start_time: "", end_time: "", state, free_court_ids: [] });
const free = (days: { date: string; times: ReturnType<typeof time>[] }[]) => ({
  coach_id: "c",
  time_zone: "UTC",
  length_minutes: 60,
  courts: [],
  has_hours: true,
  days,
});

test("the form starts with the first date that has a free time", () => {
  const [busy, open] = [
    { date: "2026-03-10", times: [time("busy")] },
    { date: "2026-03-11", times: [time("busy"), time("free")] },
  ];
  expect(bestDate(free([busy, open]))).toBe("2026-03-11");
  expect(bestDate(free([busy]))).toBe("2026-03-10");
  expect(bestDate(free([]))).toBeNull();
});
