import { localDate, localMinutes } from "@courtside/contracts/domain/club-time.ts";
import { isNight, nextEndOfNight } from "@courtside/contracts/domain/waitlist.ts";
import { expect, test } from "vitest";

const ZONES = ["America/New_York", "Australia/Lord_Howe", "America/Santiago", "Asia/Kathmandu", "UTC"];
/** Around the changes of 2031 in New York, Santiago and on Lord Howe. */
const DATES = ["2031-03-09", "2031-11-02", "2031-04-06", "2031-09-07", "2031-10-05", "2031-07-01"];

test.each(ZONES)("a night ends at 07:00 by the clock of %s, even if the clock changes during it", (zone) => {
  for (const date of DATES) {
    for (let quarter = -48; quarter < 144; quarter++) {
      const now = Date.parse(`${date}T00:00Z`) + quarter * 900_000;
      const end = nextEndOfNight(now, zone);
      expect(localMinutes(end, zone)).toBe(7 * 60);
      expect(end - now).toBeGreaterThan(0);
      expect(end - now).toBeLessThanOrEqual(25 * 3_600_000);
      expect(isNight(end - 1, zone)).toBe(true);
      expect(isNight(end, zone)).toBe(false);
      if (isNight(now, zone)) expect(end - now).toBeLessThanOrEqual(10 * 3_600_000);
    }
  }
});

test("the night begins at 22:00", () => {
  const at = (time: string) => Date.parse(`2031-07-01T${time}Z`);
  expect(["21:59", "22:00", "23:59"].map((time) => isNight(at(time), "UTC"))).toEqual([false, true, true]);
  expect(localDate(nextEndOfNight(at("22:00"), "UTC"), "UTC")).toBe("2031-07-02");
  expect(nextEndOfNight(at("07:00"), "UTC")).toBe(at("07:00") + 24 * 3_600_000);
});
