import type { FieldName, NumberName } from "./settingFields.ts";

/** A part of the settings that is saved by itself. */
export interface SettingsSection {
  /** Its fragment in the address. */
  id: string;
  title: string;
  description?: string;
  fields: readonly FieldName[];
  /** Numbers that are chosen from all values of their range. */
  choices?: readonly NumberName[];
}

/** The one settings screen (docs/product/screens.md#club-settings): every setting stands in one section. */
export const SECTIONS = [
  {
    id: "club",
    title: "Club",
    description: "What it is called, where it is, and what is played there",
    fields: ["name", "location", "contact_email", "contact_phone", "sports"],
  },
  {
    id: "hours",
    title: "Hours and Time Zone",
    description: "When courts can be booked, on the club's own clock",
    fields: ["time_zone", "booking_hours_start", "booking_hours_end"],
  },
  {
    id: "rules",
    title: "Booking Rules",
    description: "What members may book; staff are exempt from windows and limits",
    fields: [
      "slot_length_minutes",
      "max_booking_length_minutes",
      "advance_booking_days",
      "max_bookings_per_day",
      "max_bookings_per_week",
      "cancel_cutoff_hours",
      "cutoff_applies_to_moves",
      "series_max_dates",
    ],
    choices: ["slot_length_minutes"],
  },
  {
    id: "players",
    title: "Players and Guests",
    description: "Who plays besides the booker; staff are exempt from limits and quotas",
    fields: [
      "max_players",
      "player_counts",
      "partner_search",
      "guests_per_member_month",
      "guests_per_member_year",
      "visits_per_guest_year",
      "guest_fee_cents",
      "names_required_hours",
      "unnamed_bookings",
    ],
  },
  { id: "waitlist", title: "Waitlist", fields: ["waitlist_enabled"] },
  {
    id: "looks",
    title: "Looks",
    description: "Your logo and color, on every screen",
    fields: ["logo", "primary_color"],
  },
  {
    id: "members-page",
    title: "Members' Page",
    description: "The message to members, and how people join",
    fields: ["welcome_message", "allow_trial_mode"],
  },
] as const satisfies SettingsSection[];

/** The dashboard's Settings tab: a view of what is changed most often (docs/product/screens.md#admin-dashboard). */
export const DASHBOARD_SECTION: SettingsSection = {
  id: "club-settings",
  title: "Club Settings",
  fields: ["slot_length_minutes", "advance_booking_days", "max_bookings_per_day", "waitlist_enabled"],
};

/** Fragments that older links use. */
const FORMER_IDS: Record<string, string> = {
  "club-details": "club",
  sports: "club",
  "supported-sports": "club",
  "opening-hours": "hours",
  "booking-rules": "rules",
  features: "waitlist",
  brand: "looks",
  welcome: "members-page",
};

/** The section that an address's fragment ("#hours") names. */
export function linkedId(hash: string): string {
  const id = hash.slice(1);
  return FORMER_IDS[id] ?? id;
}
