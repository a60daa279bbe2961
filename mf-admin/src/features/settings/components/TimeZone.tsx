import { FIRST_TIME_ZONES, timeZoneLabel, timeZoneNames } from "@courtside/contracts/domain/time-zones.ts";
import { SearchSelect } from "@courtside/design-system/forms.tsx";

interface TimeZoneProps {
  id: string;
  value: string;
  onChange: (zone: string) => void;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
}

/** Any zone, by typing; the seven of docs/product/booking.md#club-time first. */
export const TimeZone = ({ value, onChange, ...rest }: TimeZoneProps) => (
  <SearchSelect
    {...rest}
    aria-label="Time Zone"
    clearable={false}
    options={optionsWith(value)}
    value={value}
    onChange={(zone) => zone && onChange(zone)}
  />
);

const CITIES = new Map<string, string>(FIRST_TIME_ZONES.map(({ zone, label }) => [zone, label]));

const optionsWith = (stored: string) =>
  timeZoneNames(stored).map((zone) => {
    const city = CITIES.get(zone);
    return city ? { value: zone, label: city, detail: zone } : { value: zone, label: timeZoneLabel(zone) };
  });
