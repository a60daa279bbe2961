import { daySlots } from "@courtside/contracts/domain/club-time.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ownerSql } from "../support/world.ts";

const ZONES = [
  "America/New_York",
  "Europe/London",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "America/Sao_Paulo",
  "Pacific/Auckland",
  "Africa/Cairo",
  "UTC",
];

/** The dates on which clocks change, and the days around them. */
const CHANGES = ["2026-03-08", "2026-03-29", "2026-04-05", "2026-10-04", "2026-10-25", "2026-11-01", "2026-09-27"];

const date = fc.oneof(
  fc.constantFrom(...CHANGES),
  fc
    .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);
const hours = fc.constantFrom(["00:00", "24:00"], ["06:00", "22:00"], ["00:30", "05:15"], ["01:00", "23:45"]);

test("the database lays out a date's slots as the booking rules do, in every zone and on days when the clock changes", async () => {
  const cases = fc.record({
    date,
    hours,
    zone: fc.constantFrom(...ZONES),
    length: fc.constantFrom(15, 30, 45, 60, 75, 90, 180),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ date, hours: [start = "", end = ""], zone, length }) => {
      const rules = {
        time_zone: zone,
        booking_hours_start: start,
        booking_hours_end: end,
        slot_length_minutes: length,
      };
      const rows = await ownerSql<{ starts_at: Date; ends_at: Date }[]>`
        select s.* from jsonb_populate_record(null::clubs, ${ownerSql.json(rules)}) as c, club_day_slots(c, ${date}::date) as s
        order by 1`;
      expect(rows.map((row) => [row.starts_at.toISOString(), row.ends_at.toISOString()])).toEqual(
        daySlots(date, rules).map((slot) => [slot.startsAt, slot.endsAt].map((at) => new Date(at).toISOString())),
      );
    }),
    { numRuns: 400 },
  );
});
