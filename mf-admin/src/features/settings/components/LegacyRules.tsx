import { Facts, Stack } from "@courtside/design-system/core.tsx";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import { SettingField } from "./SettingField.tsx";

/** The weekly limit, and the old names of what is set above, always equal to it (docs/product/booking.md#legacy-names). */
export function LegacyRules({ form }: { form: SettingsForm }) {
  const { values } = form;
  return (
    <Stack gap={20}>
      <SettingField name="max_bookings_per_week" form={form} />
      <Facts
        items={[
          { label: "Max per day", value: shown(values.max_bookings_per_day) },
          { label: "Daily booking limit", value: shown(values.max_bookings_per_day) },
          { label: "Max days ahead", value: shown(values.advance_booking_days) },
          { label: "Slot duration", value: `${shown(values.slot_length_minutes)} minutes` },
          { label: "Max duration", value: `${values.max_booking_length_minutes} minutes` },
          { label: "Rules contact", value: values.contact_email || "None" },
        ]}
      />
    </Stack>
  );
}

/** A number that is being typed has no value for a moment. */
const shown = (number: number) => (Number.isNaN(number) ? "" : number);
