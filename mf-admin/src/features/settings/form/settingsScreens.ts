import type { SettingName } from "@courtside/contracts/domain/club-settings.ts";
import type { FieldLook } from "../components/SettingField.tsx";
import { CHANGES_SAVED, SAVED, SAVED_SUCCESSFULLY, type SaveText, UPDATED } from "./saveText.ts";

export interface SettingsSection {
  title: string;
  description?: string;
  /** Settings, or a part that holds more than one field. */
  fields: readonly (SettingName | "logo" | "legacy rules")[];
}

export interface SettingsSelection {
  sections: readonly SettingsSection[];
  /** Where a setting is shown in another form than its schema's. */
  looks?: Partial<Record<SettingName, FieldLook>>;
  text: SaveText;
}

const RULES = ["slot_length_minutes", "advance_booking_days", "max_bookings_per_day"] as const;

/** The dashboard's Settings tab. */
export const DASHBOARD_SETTINGS: SettingsSelection = {
  sections: [{ title: "Club Settings", fields: [...RULES, "waitlist_enabled"] }],
  text: UPDATED,
};

/** /admin/settings. */
export const ADMIN_SETTINGS: SettingsSelection = {
  sections: [
    { title: "Club Information", fields: ["name", "location", "contact_email", "contact_phone"] },
    { title: "Booking Settings", fields: [...RULES, "max_booking_length_minutes", "cancel_cutoff_hours"] },
    {
      title: "Legacy Booking Rules",
      description: "The weekly limit, and what older systems call the settings above.",
      fields: ["legacy rules"],
    },
    { title: "Supported Sports", fields: ["sports"] },
  ],
  looks: { slot_length_minutes: "choices", sports: "list" },
  text: SAVED_SUCCESSFULLY,
};

/** /club-settings. */
export const CLUB_SETTINGS: SettingsSelection = {
  sections: [
    { title: "Basic Information", fields: ["name", "location", "contact_email", "contact_phone"] },
    { title: "Sports", fields: ["sports"] },
    { title: "Booking Rules", fields: [...RULES, "max_bookings_per_week"] },
    { title: "Welcome", fields: ["welcome_message"] },
  ],
  looks: { slot_length_minutes: "choices" },
  text: SAVED,
};

/** /settings, the details form. */
export const CLUB_DETAILS: SettingsSelection = {
  sections: [
    { title: "Club Details", fields: ["logo", "name", "location", "contact_email", "contact_phone"] },
    { title: "Welcome", fields: ["welcome_message"] },
    { title: "Brand", fields: ["primary_color"] },
    { title: "Sports", fields: ["sports"] },
    {
      title: "Opening Hours",
      fields: ["time_zone", "booking_hours_start", "booking_hours_end", "max_booking_length_minutes"],
    },
    { title: "Booking Rules", fields: [...RULES, "max_bookings_per_week", "cancel_cutoff_hours"] },
    { title: "Features", fields: ["waitlist_enabled", "allow_trial_mode"] },
  ],
  looks: { slot_length_minutes: "choices" },
  text: CHANGES_SAVED,
};

/** /settings, tab Essentials: the short form. */
export const ESSENTIALS: SettingsSelection = {
  sections: [
    { title: "Booking", fields: ["advance_booking_days", "max_bookings_per_day", "slot_length_minutes"] },
    { title: "Looks", fields: ["primary_color"] },
    { title: "Sports", fields: ["sports"] },
  ],
  looks: { slot_length_minutes: "choices" },
  text: UPDATED,
};
