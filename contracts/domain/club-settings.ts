import { BOOKING_LENGTHS, type ClubRules, minutesOfDay, RULE_RANGES } from "./club-rules.ts";
import { PLAYER_CHECKS, type PlayerRules } from "./players.ts";
import { sportsProblem } from "./sports.ts";
import { isTimeZone, NO_TIME_ZONE } from "./time-zones.ts";

/** What an admin may change of a club: the rules of docs/product/booking.md#club-rules and what describes the club, nothing else. */
export interface ClubSettings extends ClubRules, PlayerRules {
  name: string;
  location: string;
  contact_email: string;
  contact_phone: string;
  welcome_message: string;
  /** `#RRGGBB`, upper case. */
  primary_color: string;
  /** Lower case, in the order in which they are shown. */
  sports: string[];
  /** Whether `cancel_cutoff_hours` holds for moves too (docs/product/booking.md#moving). */
  cutoff_applies_to_moves: boolean;
  waitlist_enabled: boolean;
  allow_trial_mode: boolean;
  /** How many dates a series of a member or coach may have; 0: they make none (docs/product/booking.md#series). */
  series_max_dates: number;
}

export type SettingName = keyof ClubSettings;
export type SettingChanges = { [Name in SettingName]?: ClubSettings[Name] | undefined };

/** Why a change is rejected. `title`: the toast's, where it has one of its own (docs/product/screens.md#settings-messages). */
export interface SettingProblem {
  field: SettingName;
  title?: string;
  message: string;
}

/** Characters; the columns of `clubs` hold the same. */
export const TEXT_LIMITS = {
  name: 120,
  location: 200,
  contact_email: 254,
  contact_phone: 40,
  welcome_message: 2000,
} as const;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type NumberName = keyof typeof RULE_RANGES;

/** Fields without a title of their own state their range in the same form (docs/product/screens.md#settings-messages). */
const RANGE_TEXTS: Record<NumberName, Pick<SettingProblem, "title" | "message">> = {
  slot_length_minutes: { title: "Invalid Slot Length", message: "Slot length must be between 15 and 180 minutes." },
  advance_booking_days: { title: "Invalid Booking Notice", message: "Booking notice must be between 0 and 365 days." },
  max_bookings_per_day: { title: "Invalid Max Bookings", message: "Max bookings per day must be between 1 and 20." },
  max_bookings_per_week: { message: "Max bookings per week must be between 0 and 100." },
  cancel_cutoff_hours: { message: "Cancellation notice must be between 0 and 72 hours." },
  series_max_dates: { message: "Dates of a series must be between 0 and 30." },
};

/**
 * "06:30"; "24:00" is the day's end. Opening hours stand on the quarter hour, like what staff may book
 * (docs/product/booking.md#slots-and-length).
 */
const QUARTER_HOUR = /^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/;

const CHECKS: { [Name in SettingName]: (value: ClubSettings[Name]) => string | null } = {
  name: (name) => (name === "" ? "Club name is required" : tooLong("Club name", name, TEXT_LIMITS.name)),
  location: (location) => tooLong("Location", location, TEXT_LIMITS.location),
  contact_phone: (phone) => tooLong("Contact phone", phone, TEXT_LIMITS.contact_phone),
  welcome_message: (message) => tooLong("Welcome message", message, TEXT_LIMITS.welcome_message),
  contact_email: (email) =>
    tooLong("Contact email", email, TEXT_LIMITS.contact_email) ??
    (email === "" || EMAIL.test(email) ? null : "Please enter a valid email address"),
  primary_color: (color) => (/^#[0-9A-F]{6}$/.test(color) ? null : "Enter a color such as #1F2937"),
  sports: sportsProblem,
  time_zone: (zone) => (isTimeZone(zone) ? null : NO_TIME_ZONE),
  booking_hours_start: (time) =>
    QUARTER_HOUR.test(time) && time !== "24:00" ? null : "Choose a time on the quarter hour",
  booking_hours_end: (time) => (QUARTER_HOUR.test(time) ? null : "Choose a time on the quarter hour"),
  max_booking_length_minutes: (length) =>
    BOOKING_LENGTHS.some((known) => known === length) ? null : "Choose 30, 60, 90, 120 or 180 minutes",
  slot_length_minutes: inRange("slot_length_minutes"),
  advance_booking_days: inRange("advance_booking_days"),
  max_bookings_per_day: inRange("max_bookings_per_day"),
  max_bookings_per_week: inRange("max_bookings_per_week"),
  cancel_cutoff_hours: inRange("cancel_cutoff_hours"),
  cutoff_applies_to_moves: () => null,
  ...PLAYER_CHECKS,
  waitlist_enabled: () => null,
  allow_trial_mode: () => null,
  series_max_dates: inRange("series_max_dates"),
};

export const SETTING_NAMES = Object.keys(CHECKS) as SettingName[];

const tooLong = (what: string, text: string, most: number): string | null =>
  text.length > most ? `${what} can have at most ${most} characters` : null;

function inRange(name: NumberName): (value: number) => string | null {
  const { min, max, step } = RULE_RANGES[name];
  return (value) => {
    if (!Number.isInteger(value) || value < min || value > max) return RANGE_TEXTS[name].message;
    return value % step === 0 ? null : `Choose a multiple of ${step} minutes`;
  };
}

/** A change as it is stored: text trimmed, sports and colour in their one case. */
export function tidyChanges(changes: SettingChanges): SettingChanges {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, tidy(name as SettingName, value)]));
}

function tidy(name: SettingName, value: ClubSettings[SettingName]): ClubSettings[SettingName] {
  if (Array.isArray(value)) return value.map((sport) => sport.trim().toLowerCase());
  if (typeof value !== "string") return value;
  return name === "primary_color" ? value.trim().toUpperCase() : value.trim();
}

/**
 * What is wrong with tidied changes to a club's settings, in the order of `changes` (docs/product/booking.md#saving-settings).
 * Only what changes is judged, so no form can reject what another stored; hours and slot length are judged together.
 */
export function settingProblems(changes: SettingChanges, before: ClubSettings): SettingProblem[] {
  const names = (Object.keys(changes) as SettingName[]).filter((name) => changes[name] !== undefined);
  const single = names.flatMap((name) => {
    const message = problemOf(name, changes);
    return message === null ? [] : [{ ...rangeTitle(name), field: name, message }];
  });
  const hours = names.find((name) => HOURS.has(name));
  if (!hours || single.some(({ field }) => HOURS.has(field))) return single;
  const message = hoursProblem({ ...before, ...changes } as ClubSettings);
  return message === null ? single : [...single, { field: hours, message }];
}

function problemOf<Name extends SettingName>(name: Name, changes: SettingChanges): string | null {
  return CHECKS[name](changes[name] as ClubSettings[Name]);
}

const rangeTitle = (name: SettingName): { title?: string } => {
  const title = name in RANGE_TEXTS ? RANGE_TEXTS[name as NumberName].title : undefined;
  return title === undefined ? {} : { title };
};

const HOURS: ReadonlySet<SettingName> = new Set(["booking_hours_start", "booking_hours_end", "slot_length_minutes"]);

function hoursProblem(rules: ClubRules): string | null {
  const open = minutesOfDay(rules.booking_hours_end) - minutesOfDay(rules.booking_hours_start);
  if (open <= 0) return "Closing time must be after opening time";
  return open < rules.slot_length_minutes ? "Opening hours must hold at least one slot" : null;
}
