import type { TimeOff } from "@courtside/contracts/api/client.ts";
import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";

/** "Wed, Mar 11 - Fri, Mar 13", with times unless it covers whole days. */
export function timeOffText(
  { starts_on, ends_on, start_time, end_time }: Omit<TimeOff, "id" | "note">,
  zone: string,
): string {
  const [from, until] = [dateYearLabel(starts_on, zone), dateYearLabel(ends_on, zone)];
  if (starts_on === ends_on) return start_time ? `${from}, ${start_time} - ${end_time}` : from;
  return start_time ? `${from}, ${start_time} - ${until}, ${end_time}` : `${from} - ${until}`;
}
