import { describe, expect, it } from "vitest";
import { addDays, addMonths, formatDate, weekday, weeksOfMonth } from "./isoDate.ts";

describe("isoDate", () => {
  it("counts days over months, years and leap days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  });

  it("keeps to the month's last day", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(addMonths("2026-11-20", 2)).toBe("2027-01-20");
  });

  it("shows whole weeks from Sunday", () => {
    const weeks = weeksOfMonth("2026-11-20");
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe("2026-11-01");
    expect(weeks.at(-1)?.at(-1)).toBe("2026-12-05");
    expect(weekday("2026-11-22")).toBe(0);
  });

  it("names the day itself in any zone", () => {
    expect(formatDate("2026-11-20", { dateStyle: "full" })).toBe("Friday, November 20, 2026");
  });
});
