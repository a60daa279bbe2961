import { BOOKING_LENGTHS, RULE_RANGES } from "@courtside/contracts/domain/club-rules.ts";
import { type ClubSettings, type SettingName, TEXT_LIMITS } from "@courtside/contracts/domain/club-settings.ts";

type NamesOf<Value> = { [Name in SettingName]: ClubSettings[Name] extends Value ? Name : never }[SettingName];
/** A setting, or the logo, which is sent by itself. */
export type FieldName = SettingName | "logo";
/** Settings of a few values. */
export type ChoiceName = "player_counts" | "partner_search" | "unnamed_bookings";
export type TextName = Exclude<NamesOf<string>, ChoiceName>;
export type NumberName = NamesOf<number>;
export type SwitchName = NamesOf<boolean>;

interface Named {
  label: string;
  hint?: string;
}

interface TextField extends Named {
  control: "text" | "email" | "tel" | "lines" | "color" | "time" | "zone";
  required?: boolean;
  maxLength?: number;
}

interface NumberField extends Named {
  /** Choices if there are few values; `money`: stored in cents; otherwise a number within the range. */
  control: "number" | "minutes" | "money";
}

/** The one schema of the settings: each one's label, hint and control (docs/product/screens.md#club-settings). */
export const TEXT_FIELDS: Record<TextName, TextField> = {
  name: { label: "Club Name", control: "text", required: true, maxLength: TEXT_LIMITS.name },
  location: { label: "Location", control: "text", maxLength: TEXT_LIMITS.location },
  contact_email: { label: "Contact Email", control: "email", maxLength: TEXT_LIMITS.contact_email },
  contact_phone: { label: "Contact Phone", control: "tel", maxLength: TEXT_LIMITS.contact_phone },
  welcome_message: {
    label: "Welcome Message",
    hint: "Members see it on the booking page, beside the courts or below them",
    control: "lines",
    maxLength: TEXT_LIMITS.welcome_message,
  },
  primary_color: {
    label: "Brand Color",
    hint: "Buttons and links take it, made lighter or darker where it could not be read",
    control: "color",
  },
  booking_hours_start: { label: "Opening Time", control: "time" },
  booking_hours_end: { label: "Closing Time", control: "time" },
  time_zone: { label: "Time Zone", hint: "Days, hours and limits follow the club's clock", control: "zone" },
};

export const NUMBER_FIELDS: Record<NumberName, NumberField> = {
  slot_length_minutes: {
    label: "Slot Length (Minutes)",
    hint: "How long each booking slot is (15-180 minutes)",
    control: "number",
  },
  advance_booking_days: {
    label: "Booking Notice (Days)",
    hint: "How many days ahead members can book",
    control: "number",
  },
  max_bookings_per_day: {
    label: "Max Bookings Per Day",
    hint: "Maximum bookings per member per day",
    control: "number",
  },
  max_bookings_per_week: {
    label: "Max Bookings Per Week",
    hint: "Maximum bookings per member from Sunday to Saturday; 0 is no limit",
    control: "number",
  },
  series_max_dates: {
    label: "Repeating Bookings for Members",
    hint: "Up to how many dates a series may have; 0: members cannot repeat bookings",
    control: "number",
  },
  max_booking_length_minutes: {
    label: "Maximum Booking Length",
    hint: "One whole slot can always be booked",
    control: "minutes",
  },
  cancel_cutoff_hours: {
    label: "Cancellation Notice (Hours)",
    hint: "Members can cancel up to this long before the start; 0 is until it starts",
    control: "number",
  },
  guests_per_member_month: {
    label: "Guests Per Member and Month",
    hint: "How many guests one member may bring; 0 is no limit",
    control: "number",
  },
  guests_per_member_year: {
    label: "Guests Per Member and Year",
    hint: "How many guests one member may bring; 0 is no limit",
    control: "number",
  },
  visits_per_guest_year: {
    label: "Visits Per Guest and Year",
    hint: "Whoever brings the guest; 0 is no limit",
    control: "number",
  },
  guest_fee_cents: {
    label: "Guest Fee (US Dollars)",
    hint: "Recorded as due for each visit of a guest; 0 is no fee",
    control: "money",
  },
  names_required_hours: {
    label: "Names Required (Hours)",
    hint: "How long before the start at least one other player must be named; 0 does not require it",
    control: "number",
  },
};

export const CHOICE_FIELDS: {
  [Name in ChoiceName]: Named & { options: readonly { value: ClubSettings[Name]; label: string }[] };
} = {
  player_counts: {
    label: "A Booking Counts Against",
    hint: "Whose limits of day and week it uses",
    options: [
      { value: "booker", label: "The booker's limits" },
      { value: "everyone", label: "Every player's limits" },
    ],
  },
  partner_search: {
    label: "Members Find Each Other",
    hint: "The directory lists the members who agree to it in My Account",
    options: [
      { value: "exact", label: "By the whole name or email" },
      { value: "directory", label: "In the members' directory" },
    ],
  },
  unnamed_bookings: {
    label: "Bookings Without Names",
    hint: "What happens when no other player is named in time",
    options: [
      { value: "remind", label: "The booker is reminded" },
      { value: "release", label: "The booker is reminded, then the court is released" },
    ],
  },
};

export const MAX_PLAYERS_FIELD: Named = {
  label: "Players Per Booking",
  hint: "The booker included; a court can have a number of its own",
};

export const SWITCH_FIELDS: Record<SwitchName, Named> = {
  cutoff_applies_to_moves: {
    label: "Cancellation Notice Holds for Moves",
    hint: "If off, members can move a booking until it starts",
  },
  waitlist_enabled: {
    label: "Enable Waitlist System",
    hint: "Lets members join waitlists when courts are fully booked",
  },
  allow_trial_mode: {
    label: "Let People Join With the Club Code",
    hint: "Anyone with the code becomes a member at once; otherwise an admin approves",
  },
};

export const SPORTS_FIELD: Named = { label: "Sports Offered" };

/** Choices of a length: every step of the slot's range, or the five lengths that are offered. */
export function minuteOptions(name: NumberName): { value: number; label: string }[] {
  const { min, max, step } = RULE_RANGES.slot_length_minutes;
  const steps = Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step);
  const lengths = name === "slot_length_minutes" ? steps : [...BOOKING_LENGTHS];
  return lengths.map((value) => ({ value, label: `${value} minutes` }));
}
