import type { Allowance } from "@courtside/contracts/domain/club-day/own-day.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";

/** What the club's limits still allow a person on a day with so many bookings on it and in its week. */
export function allowanceOf(role: Role, rules: ClubRules, counts: { day: number; week: number }): Allowance {
  const { max_bookings_per_day, max_bookings_per_week } = rules;
  const limited = !isStaff(role);
  const weekly = limited && max_bookings_per_week > 0 ? max_bookings_per_week : null;
  const leftThatDay = max_bookings_per_day - counts.day;
  const left = weekly === null ? leftThatDay : Math.min(leftThatDay, weekly - counts.week);
  return {
    bookings_today: counts.day,
    daily_limit: limited ? max_bookings_per_day : null,
    bookings_this_week: counts.week,
    weekly_limit: weekly,
    slots_left: limited ? Math.max(0, left) : null,
  };
}
