import { FIRST_TIME_ZONES } from "@courtside/contracts/domain/time-zones.ts";
import { SearchSelect } from "@courtside/design-system/forms.tsx";

interface TimeZoneProps {
  id: string;
  value: string;
  onChange: (zone: string) => void;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
}

/** Any zone, by typing; the seven of O §9 first. */
export const TimeZone = ({ value, onChange, ...rest }: TimeZoneProps) => (
  <SearchSelect
    {...rest}
    aria-label="Time Zone"
    options={optionsWith(value)}
    value={value}
    onChange={(zone) => zone && onChange(zone)}
  />
);

const FIRST = FIRST_TIME_ZONES.map(({ zone, label }) => ({ value: zone as string, label, detail: zone }));
const REST = Intl.supportedValuesOf("timeZone")
  .filter((zone) => FIRST.every(({ value }) => value !== zone))
  .map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

/** A stored zone may have a name that this browser does not list. */
function optionsWith(stored: string) {
  const all = [...FIRST, ...REST];
  return all.some(({ value }) => value === stored) ? all : [...all, { value: stored, label: stored }];
}
