import { SETTING_NAMES, type SettingName } from "@courtside/contracts/domain/club-settings.ts";
import { describe, expect, test } from "vitest";
import { minuteOptions, NUMBER_FIELDS, SPORTS_FIELD, SWITCH_FIELDS, TEXT_FIELDS } from "./settingFields.ts";
import * as screens from "./settingsScreens.ts";

const selections = Object.entries(screens);
const shown = ({ sections }: screens.SettingsSelection) => sections.flatMap(({ fields }) => fields);

test("the schema describes every setting once, and nothing else", () => {
  const described = [
    ...Object.keys(TEXT_FIELDS),
    ...Object.keys(NUMBER_FIELDS),
    ...Object.keys(SWITCH_FIELDS),
    "sports",
  ];
  expect(described.toSorted()).toEqual(SETTING_NAMES.toSorted());
  const labels = [TEXT_FIELDS, NUMBER_FIELDS, SWITCH_FIELDS].flatMap((fields) =>
    Object.values(fields).map(({ label }) => label),
  );
  expect(new Set([...labels, SPORTS_FIELD.label]).size).toBe(SETTING_NAMES.length);
});

test("there are five selections, and together they show every setting", () => {
  expect(selections).toHaveLength(5);
  const all = new Set<string>(selections.flatMap(([, selection]) => shown(selection)));
  for (const name of SETTING_NAMES) expect(all.has(name), name).toBe(true);
});

describe.each(selections)("%s", (_, selection) => {
  test("shows each field once, and a second form only of shown fields", () => {
    const fields = shown(selection);
    expect(new Set(fields).size).toBe(fields.length);
    for (const name of Object.keys(selection.looks ?? {})) expect(fields).toContain(name);
  });
});

test("each screen shows its own selection of the settings", () => {
  const rules: SettingName[] = ["slot_length_minutes", "advance_booking_days", "max_bookings_per_day"];
  expect(shown(screens.DASHBOARD_SETTINGS)).toEqual([...rules, "waitlist_enabled"]);
  expect(shown(screens.ADMIN_SETTINGS)).toEqual(expect.arrayContaining(["name", "legacy rules", "sports", ...rules]));
  expect(shown(screens.CLUB_SETTINGS)).toEqual(expect.arrayContaining(["name", "sports", "welcome_message", ...rules]));
  expect(shown(screens.CLUB_DETAILS)).toEqual(
    expect.arrayContaining([
      "logo",
      "welcome_message",
      "time_zone",
      "booking_hours_start",
      "booking_hours_end",
      "waitlist_enabled",
      "primary_color",
      ...rules,
    ]),
  );
  expect(shown(screens.ESSENTIALS).toSorted()).toEqual([...rules, "primary_color", "sports"].toSorted());
});

test("every slot length of the range is offered, and five lengths for the longest booking", () => {
  const slots = minuteOptions("slot_length_minutes");
  expect([slots.length, slots[0]?.label, slots.at(-1)?.label]).toEqual([12, "15 minutes", "180 minutes"]);
  expect(minuteOptions("max_booking_length_minutes").map(({ value }) => value)).toEqual([30, 60, 90, 120, 180]);
});
