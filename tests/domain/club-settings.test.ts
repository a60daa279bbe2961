import { BOOKING_LENGTHS, DEFAULT_RULES, RULE_RANGES } from "@courtside/contracts/domain/club-rules.ts";
import {
  type ClubSettings,
  SETTING_NAMES,
  type SettingChanges,
  settingProblems,
  TEXT_LIMITS,
  tidyChanges,
} from "@courtside/contracts/domain/club-settings.ts";
import { DEFAULT_PLAYER_RULES } from "@courtside/contracts/domain/players.ts";
import { FIRST_TIME_ZONES, isTimeZone } from "@courtside/contracts/domain/time-zones.ts";
import { describe, expect, test } from "vitest";

const settings: ClubSettings = {
  ...DEFAULT_RULES,
  ...DEFAULT_PLAYER_RULES,
  name: "Riverside",
  location: "",
  contact_email: "",
  contact_phone: "",
  welcome_message: "",
  primary_color: "#1F2937",
  sports: ["tennis"],
  cutoff_applies_to_moves: true,
  series_max_dates: 0,
  waitlist_enabled: true,
  allow_trial_mode: false,
};

const problem = (changes: SettingChanges, before: Partial<ClubSettings> = {}) =>
  settingProblems(tidyChanges(changes), { ...settings, ...before })[0];
const accepts = (changes: SettingChanges) => expect(problem(changes), JSON.stringify(changes)).toBeUndefined();
const rejects = (changes: SettingChanges, field: string) =>
  expect(problem(changes)?.field, JSON.stringify(changes)).toBe(field);

const ranges = Object.entries(RULE_RANGES) as [keyof typeof RULE_RANGES, { min: number; max: number; step: number }][];

describe("ranges of the rules, at both ends", () => {
  test.each(ranges)("%s", (name, { min, max, step }) => {
    for (const right of [min, max, min + step]) accepts({ [name]: right });
    const wrong = [min - step, max + step, min - 1, max + 1, min + 0.5, Number.NaN, Number.POSITIVE_INFINITY];
    for (const value of step > 1 ? [...wrong, min + 1] : wrong) rejects({ [name]: value }, name);
  });

  test.each(Object.entries(TEXT_LIMITS))("%s holds %i characters", (name, limit) => {
    const ending = name === "contact_email" ? "@club.test" : "";
    accepts({ [name]: "x".repeat(limit - ending.length) + ending });
    rejects({ [name]: `x${"x".repeat(limit - ending.length)}${ending}` }, name);
  });

  test("booking lengths are those of the list", () => {
    for (const length of BOOKING_LENGTHS) accepts({ max_booking_length_minutes: length });
    for (const length of [0, 15, 45, 181])
      rejects({ max_booking_length_minutes: length }, "max_booking_length_minutes");
  });
});

describe("the messages of the fields", () => {
  test.each([
    [{ slot_length_minutes: 200 }, "Invalid Slot Length", "Slot length must be between 15 and 180 minutes."],
    [{ advance_booking_days: 366 }, "Invalid Booking Notice", "Booking notice must be between 0 and 365 days."],
    [{ max_bookings_per_day: 0 }, "Invalid Max Bookings", "Max bookings per day must be between 1 and 20."],
    [{ max_bookings_per_week: 101 }, undefined, "Max bookings per week must be between 0 and 100."],
    [{ cancel_cutoff_hours: -1 }, undefined, "Cancellation notice must be between 0 and 72 hours."],
    [{ slot_length_minutes: 20 }, "Invalid Slot Length", "Choose a multiple of 15 minutes"],
    [{ max_booking_length_minutes: 45 }, undefined, "Choose 30, 60, 90, 120 or 180 minutes"],
    [{ booking_hours_start: "24:00" }, undefined, "Choose a time on the quarter hour"],
    [{ booking_hours_end: "21:10" }, undefined, "Choose a time on the quarter hour"],
    [{ time_zone: "Mars" }, undefined, "Choose a time zone, such as America/New_York"],
    [{ primary_color: "red" }, undefined, "Enter a color such as #1F2937"],
    [{ contact_email: "desk" }, undefined, "Please enter a valid email address"],
    [{ contact_email: `${"x".repeat(250)}@b.de` }, undefined, "Contact email can have at most 254 characters"],
    [{ name: "  " }, undefined, "Club name is required"],
    [{ name: "x".repeat(121) }, undefined, "Club name can have at most 120 characters"],
    [{ location: "x".repeat(201) }, undefined, "Location can have at most 200 characters"],
    [{ contact_phone: "1".repeat(41) }, undefined, "Contact phone can have at most 40 characters"],
    [{ welcome_message: "x".repeat(2001) }, undefined, "Welcome message can have at most 2000 characters"],
    [{ sports: ["padel", " Padel "] }, undefined, "This sport is already in the list."],
  ])("%j", (changes, title, message) => {
    const field = Object.keys(changes)[0];
    expect(problem(changes)).toStrictEqual({ ...(title && { title }), field, message });
  });
});

test("hours and slot length are checked together when either changes; what another form stored is not checked", () => {
  expect(problem({ booking_hours_end: "06:00" })?.message).toBe("Closing time must be after opening time");
  expect(problem({ booking_hours_start: "21:15" })?.message).toBe("Opening hours must hold at least one slot");
  const short = { booking_hours_start: "20:00" };
  expect(problem({ slot_length_minutes: 180 }, short)?.field).toBe("slot_length_minutes");
  expect(problem({ name: "Other" }, { ...short, slot_length_minutes: 180 })).toBeUndefined();
  accepts({ booking_hours_start: "00:00", booking_hours_end: "24:00" });
  accepts({ booking_hours_start: "21:00" });
  accepts({ booking_hours_start: "19:45", booking_hours_end: "20:45" });
  expect(settingProblems({ booking_hours_start: "06:10", name: "", booking_hours_end: "05:00" }, settings)).toEqual([
    { field: "booking_hours_start", message: "Choose a time on the quarter hour" },
    { field: "name", message: "Club name is required" },
  ]);
  expect(settingProblems({ name: undefined, booking_hours_end: "06:00", location: "" }, settings)).toEqual([
    { field: "booking_hours_end", message: "Closing time must be after opening time" },
  ]);
  for (const time of ["6:00", "06:10", "24:15", "25:00", "24:00", "06:00:00", "106:00", "30:00"]) {
    rejects({ booking_hours_start: time }, "booking_hours_start");
  }
});

test("a zone has an IANA name in its exact case; the seven common ones come first", () => {
  expect(FIRST_TIME_ZONES.map(({ label }) => label).join(" · ")).toBe(
    "New York · Chicago · Denver · Los Angeles · Phoenix · Anchorage · Honolulu",
  );
  for (const { zone } of FIRST_TIME_ZONES) accepts({ time_zone: zone });
  for (const zone of ["UTC", "Europe/Berlin", "Asia/Kolkata", "Asia/Calcutta"])
    expect(isTimeZone(zone), zone).toBe(true);
  for (const zone of ["", "Mars/Olympus", "america/new_york", "+02:00", "UTC+1", "Europe/Berlin\n"]) {
    rejects({ time_zone: zone === "Europe/Berlin\n" ? "Europe/Berlin; drop" : zone }, "time_zone");
  }
});

test("colours, addresses and sports", () => {
  accepts({ primary_color: " #abcdef " });
  for (const color of ["red", "#FFF", "#GGGGGG", "#1F2937;", "x#1F2937"])
    rejects({ primary_color: color }, "primary_color");
  accepts({ contact_email: "" });
  accepts({ waitlist_enabled: false, allow_trial_mode: true });
  for (const address of [
    "desk",
    "a@b",
    "a b@c.de",
    "a@@b.de",
    "a@b c.de",
    "a@b.d e",
    "a@b.c@de",
    "@b.de",
    "a@.de",
    "a@b.",
  ])
    rejects({ contact_email: address }, "contact_email");
  for (const sports of [[], [" "], ["x".repeat(41)], Array.from({ length: 31 }, (_, at) => `sport ${at}`)]) {
    rejects({ sports }, "sports");
  }
});

test("stored values are normalised: text trimmed, sports lower case, the colour upper case, other fields omitted", () => {
  expect(
    tidyChanges({ name: "  New ", sports: [" Table Tennis "], primary_color: "#abcdef", location: undefined }),
  ).toStrictEqual({
    name: "New",
    sports: ["table tennis"],
    primary_color: "#ABCDEF",
  });
  expect(SETTING_NAMES.toSorted()).toEqual(Object.keys(settings).toSorted());
});

test("the rules about players and guests have their ranges and values", () => {
  accepts({ player_counts: "everyone", partner_search: "directory", unnamed_bookings: "release" });
  accepts({ max_players: { tennis: 4, squash: 2 } });
  accepts({ max_players: {} });
  for (const [name, max] of [
    ["guests_per_member_month", 100],
    ["guests_per_member_year", 1000],
    ["visits_per_guest_year", 366],
    ["guest_fee_cents", 100_000],
    ["names_required_hours", 168],
  ] as const) {
    accepts({ [name]: 0 });
    accepts({ [name]: max });
    for (const value of [-1, max + 1, 0.5, Number.NaN]) rejects({ [name]: value }, name);
  }
  for (const players of [0, 31, 1.5]) rejects({ max_players: { tennis: players } }, "max_players");
  rejects({ max_players: { " Tennis": 4 } }, "max_players");
});
