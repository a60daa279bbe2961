/** The seven that stand first in every list (docs/product/booking.md#club-time). */
export const FIRST_TIME_ZONES = [
  { zone: "America/New_York", label: "New York" },
  { zone: "America/Chicago", label: "Chicago" },
  { zone: "America/Denver", label: "Denver" },
  { zone: "America/Los_Angeles", label: "Los Angeles" },
  { zone: "America/Phoenix", label: "Phoenix" },
  { zone: "America/Anchorage", label: "Anchorage" },
  { zone: "Pacific/Honolulu", label: "Honolulu" },
] as const;

export const NO_TIME_ZONE = "Choose a time zone, such as America/New_York";

/** No offsets ("+02:00"): a club's zone knows its clock changes. */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether it is the name of an IANA zone, in the case that the database of zones writes it in. */
export function isTimeZone(zone: string): boolean {
  if (!NAME.test(zone)) return false;
  try {
    const known = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
    // An alias ("Asia/Calcutta") resolves to another name; the same name in another case is a typing error.
    return known === zone || known.toLowerCase() !== zone.toLowerCase();
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** "America/New York" */
export const timeZoneLabel = (zone: string): string => zone.replaceAll("_", " ");

/** Every zone for a list of choices: the seven first, and `stored` also where this runtime does not list its name. */
export function timeZoneNames(stored: string): string[] {
  const first = FIRST_TIME_ZONES.map(({ zone }) => zone as string);
  return [...new Set([...first, ...Intl.supportedValuesOf("timeZone"), stored])];
}
