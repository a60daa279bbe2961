import { NEW_CLUB_SETTINGS } from "@courtside/contracts/domain/club-rules.ts";
import { isTimeZone } from "@courtside/contracts/domain/time-zones.ts";

/** The browser's time zone; the default one where it names none that a club can have, such as "Etc/Unknown" or an offset. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : NEW_CLUB_SETTINGS.time_zone;
}
