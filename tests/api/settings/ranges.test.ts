import { RULE_RANGES } from "@courtside/contracts/domain/club-rules.ts";
import { TEXT_LIMITS } from "@courtside/contracts/domain/club-settings.ts";
import { beforeAll, expect, test } from "vitest";
import { makeClub, type TestClub } from "../../support/world.ts";
import { readClub, save } from "./settings-api.ts";

let club: TestClub;
beforeAll(async () => {
  club = await makeClub();
});

const ranges = Object.entries(RULE_RANGES).map(([name, { min, max, step }]) => [
  name,
  [min, max, min + step],
  [min - step, max + step, min + 0.5, String(min), null, true],
]) as [string, unknown[], unknown[]][];

const texts = Object.entries(TEXT_LIMITS).map(([name, limit]) => {
  const ending = name === "contact_email" ? "@club.test" : "";
  const longest = "x".repeat(limit - ending.length) + ending;
  return [name, [longest, ...(name === "name" ? [] : [""])], [`x${longest}`, "a\0b", "\ud800", 7, null]];
}) as [string, unknown[], unknown[]][];

/** Each field, with values that it accepts and rejects. */
const FIELDS: [string, unknown[], unknown[]][] = [
  ...ranges,
  ...texts,
  ["name", ["A"], ["", "   "]],
  ["max_booking_length_minutes", [30, 60, 90, 120, 180], [0, 15, 45, 181, "60"]],
  ["booking_hours_start", ["00:00", "06:15"], ["6:00", "06:10", "24:00", "25:00", "", "noon"]],
  ["booking_hours_end", ["24:00", "21:45"], ["00:00", "06:00", "24:15", "21:50"]],
  [
    "time_zone",
    ["UTC", "Pacific/Honolulu", "Asia/Kolkata"],
    ["", "Mars/Olympus", "+02:00", "utc", "x'; drop table clubs"],
  ],
  ["primary_color", ["#000000", "#ffffff"], ["", "red", "#FFF", "#12345G", "url(x)"]],
  ["sports", [["tennis"], ["padel", "Table Tennis"]], [[], [""], ["padel", "PADEL"], ["x".repeat(41)], "tennis", [1]]],
  ["cutoff_applies_to_moves", [false, true], ["false", 0, null]],
  ["series_max_dates", [0, 12, 30], [-1, 31, 1.5, "12", null]],
  ["waitlist_enabled", [true, false], ["true", 1, null]],
  ["allow_trial_mode", [true, false], ["yes", 0]],
];

test.each(FIELDS)(
  "%s accepts values within its range and rejects others by its name, changing nothing",
  async (field, right, wrong) => {
    const read = async () => (await readClub(club.admin)).body as { version: number };
    for (const value of wrong) {
      const before = await read();
      const response = await save(club.admin, { version: before.version, location: "Not this", [field]: value });
      expect(response.status, `${JSON.stringify(value)}: ${response.text}`).toBe(400);
      expect(String(response.rejection.details?.field).split(".")[0], response.text).toBe(field);
      expect(await read()).toEqual(before);
    }
    for (const value of right) {
      const { version } = await read();
      const response = await save(club.admin, { version, [field]: value });
      expect(response.status, `${JSON.stringify(value)}: ${response.text}`).toBe(200);
    }
  },
);

test("several wrong values are all named, the first as the field and the message", async () => {
  const { version } = (await readClub(club.admin)).body as { version: number };
  const wrong = { max_bookings_per_day: 0, advance_booking_days: 366, primary_color: "red" };
  const { rejection } = await save(club.admin, { version, ...wrong });
  const { field, issues } = rejection.details as { field: string; issues: { field: string; message: string }[] };
  expect(issues.map((issue) => issue.field).toSorted()).toEqual(Object.keys(wrong).toSorted());
  expect({ field, message: rejection.message }).toEqual(issues[0]);
});

test.each([[0], [-1], [1.5], ["1"], [null], [2 ** 31], [undefined]])(
  "version %s is rejected by its name",
  async (version) => {
    const response = await save(club.admin, { version, location: "Not this" });
    expect([response.status, response.rejection.details?.field]).toEqual([400, "version"]);
  },
);

test("the api has the forms' messages", async () => {
  const { version } = (await readClub(club.admin)).body;
  const response = await save(club.admin, { version, max_bookings_per_day: 21 });
  expect(response.rejection.message).toBe("Max bookings per day must be between 1 and 20.");
});
