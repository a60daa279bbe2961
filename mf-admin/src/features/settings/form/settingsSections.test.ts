import { SETTING_NAMES } from "@courtside/contracts/domain/club-settings.ts";
import { expect, test } from "vitest";
import {
  CHOICE_FIELDS,
  MAX_PLAYERS_FIELD,
  minuteOptions,
  NUMBER_FIELDS,
  SPORTS_FIELD,
  SWITCH_FIELDS,
  TEXT_FIELDS,
} from "./settingFields.ts";
import { DASHBOARD_SECTION, linkedId, SECTIONS } from "./settingsSections.ts";

test("the schema describes every setting once, and nothing else", () => {
  const described = [
    ...Object.keys(TEXT_FIELDS),
    ...Object.keys(NUMBER_FIELDS),
    ...Object.keys(SWITCH_FIELDS),
    ...Object.keys(CHOICE_FIELDS),
    "sports",
    "max_players",
  ];
  expect(described.toSorted()).toEqual(SETTING_NAMES.toSorted());
  const labels = [TEXT_FIELDS, NUMBER_FIELDS, SWITCH_FIELDS, CHOICE_FIELDS].flatMap((fields) =>
    Object.values(fields).map(({ label }) => label),
  );
  expect(new Set([...labels, SPORTS_FIELD.label, MAX_PLAYERS_FIELD.label]).size).toBe(SETTING_NAMES.length);
});

test("each setting and the logo stand in one section of the one screen", () => {
  const fields = SECTIONS.flatMap((section) => section.fields);
  expect(fields.toSorted()).toEqual([...SETTING_NAMES, "logo"].toSorted());
});

test("the dashboard's tab is a view of settings that have their place", () => {
  expect(DASHBOARD_SECTION.fields).toEqual([
    "slot_length_minutes",
    "advance_booking_days",
    "max_bookings_per_day",
    "waitlist_enabled",
  ]);
});

test("links to the former sections lead to the ones that have their fields", () => {
  const ids: string[] = SECTIONS.map(({ id }) => id);
  for (const former of ["#opening-hours", "#booking-rules", "#welcome", "#brand", "#club-details", "#sports"]) {
    expect(ids, former).toContain(linkedId(former));
  }
  expect(linkedId("#hours")).toBe("hours");
  expect(linkedId("#50%")).toBe("50%");
});

test("every slot length of the range is offered, and five lengths for the longest booking", () => {
  const slots = minuteOptions("slot_length_minutes");
  expect([slots.length, slots[0]?.label, slots.at(-1)?.label]).toEqual([12, "15 minutes", "180 minutes"]);
  expect(minuteOptions("max_booking_length_minutes").map(({ value }) => value)).toEqual([30, 60, 90, 120, 180]);
});
