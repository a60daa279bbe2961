import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { timeZoneLabel, timeZoneNames } from "@courtside/contracts/domain/time-zones.ts";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { browserZone } from "./browserZone.ts";

/** The new club's time zone: the browser's, until the founder chooses another. The time there shows whether it is right. */
export function ZoneField({ error }: { error: string | undefined }) {
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
