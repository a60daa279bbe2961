import type { Allowance } from "@courtside/contracts/api/client.ts";

/** What a booking would take of the limits: "Uses 1 of 2 today, 4 of 7 this week"; null for those without limits. */
export function allowanceUse(allowance: Allowance, isToday: boolean): string | null {
  const { daily_limit, weekly_limit, bookings_today, bookings_this_week } = allowance;
  const day = daily_limit === null ? null : `${bookings_today + 1} of ${daily_limit} ${isToday ? "today" : "that day"}`;
  const week =
    weekly_limit === null ? null : `${bookings_this_week + 1} of ${weekly_limit} ${isToday ? "this" : "that"} week`;
  const parts = [day, week].filter((part) => part !== null);
  return parts.length > 0 ? `Uses ${parts.join(", ")}` : null;
}
