import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { NEW_CLUB_SETTINGS } from "@courtside/contracts/domain/club-rules.ts";
import { isTimeZone, timeZoneLabel, timeZoneNames } from "@courtside/contracts/domain/time-zones.ts";
import { Field, Input, Select } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { useTyped } from "../sign-in/typed.ts";

interface ClubFieldsProps {
  errorOf: (field: "club_name" | "location" | "time_zone") => string | undefined;
}

/** The fields of a new club (docs/product/access.md#founding-a-club). */
export const ClubFields = ({ errorOf }: ClubFieldsProps) => (
  <>
    <Field label="Club Name" required error={errorOf("club_name")}>
      <Input name="club_name" autoComplete="organization" maxLength={120} {...useTyped("clubName")} />
    </Field>
    <Field label="Location (optional)" hint="City or address, as members know it" error={errorOf("location")}>
      <Input name="location" autoComplete="off" maxLength={200} {...useTyped("location")} />
    </Field>
    <ZoneField error={errorOf("time_zone")} />
  </>
);

/** The new club's time zone: the browser's, until the founder chooses another. The current time there shows whether it is right. */
function ZoneField({ error }: { error: string | undefined }) {
  const [zone, setZone] = useState(browserZone);
  return (
    <Field
      label="Time Zone"
      hint={`Slots, opening hours and limits follow this clock. It is ${clubTime(Date.now(), zone)} there now.`}
      error={error}
    >
      <Select
        name="time_zone"
        options={timeZoneNames(zone).map((value) => ({ value, label: timeZoneLabel(value) }))}
        value={zone}
        onChange={setZone}
      />
    </Field>
  );
}

/** The browser's time zone; the default one if a club cannot have it, such as "Etc/Unknown" or an offset. */
function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : NEW_CLUB_SETTINGS.time_zone;
}
