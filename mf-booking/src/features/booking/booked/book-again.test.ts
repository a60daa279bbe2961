import { expect, test } from "vitest";
import { bookAgainPath } from "./book-again.ts";

const ZONE = "America/New_York";

/** Date and time of the new booking. */
function again(start: string, now: string): string {
  const end_time = new Date(Date.parse(start) + 90 * 60_000).toISOString();
  const path = bookAgainPath(
    { court_id: "c1", sport: "paddle tennis", start_time: start, end_time },
    ZONE,
    Date.parse(now),
  );
  const query = new URL(path, "http://club.test").searchParams;
  expect([query.get("court"), query.get("minutes"), query.get("sport")]).toEqual(["c1", "90", "paddle tennis"]);
  return `${query.get("date")} ${query.get("time")}`;
}

// Tuesday, March 3, 18:00 in New York; the clocks change on March 8.
const TUESDAY = "2026-03-03T23:00:00Z";

test.each([
  ["the same day before the time", "2026-03-10T15:00:00Z", "2026-03-10 18:00"],
  ["the same weekday after it", "2026-03-10T22:00:00Z", "2026-03-17 18:00"],
  ["the day after", "2026-03-04T15:00:00Z", "2026-03-10 18:00"],
  ["weeks later, across the change of the clocks", "2026-03-29T15:00:00Z", "2026-03-31 18:00"],
  ["before it, if it was canceled", "2026-02-22T15:00:00Z", "2026-02-24 18:00"],
])("%s: the next such day and time", (_, now, expected) => {
  expect(again(TUESDAY, now)).toBe(expected);
});

test("the weekday is the club's, where UTC has the next day", () => {
  // Monday evening in New York.
  expect(again("2026-03-03T01:00:00Z", "2026-03-05T12:00:00Z")).toBe("2026-03-09 20:00");
});
