import type { TimeOff } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";

/** "Wed, Mar 11 - Fri, Mar 13", with times unless it covers whole days. */
export function timeOffText({ starts_on, ends_on, start_time, end_time }: Omit<TimeOff, "id" | "note">): string {
  const [from, until] = [dateLabel(starts_on), dateLabel(ends_on)];
  if (starts_on === ends_on) return start_time ? `${from}, ${start_time} - ${end_time}` : from;
  return start_time ? `${from}, ${start_time} - ${until}, ${end_time}` : `${from} - ${until}`;
}
