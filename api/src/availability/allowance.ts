import { type ClubRules, longestBooking } from "@courtside/contracts/domain/club-rules.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import type { PersonDay, Viewer } from "../scheduling/days/person-day.ts";

/** What the club's limits still allow this person on the day. */
export function allowanceOf(viewer: Viewer, day: PersonDay) {
  const { max_bookings_per_day, max_bookings_per_week } = day.rules;
  const limited = !isStaff(viewer.role);
  const weekly = limited && max_bookings_per_week > 0 ? max_bookings_per_week : null;
  const leftThatDay = max_bookings_per_day - day.counts.day;
  const left = weekly === null ? leftThatDay : Math.min(leftThatDay, weekly - day.counts.week);
  return {
    bookings_today: day.counts.day,
    daily_limit: limited ? max_bookings_per_day : null,
    bookings_this_week: day.counts.week,
    weekly_limit: weekly,
    slots_left: limited ? Math.max(0, left) : null,
  };
}

/** The longest booking in minutes. */
export const longestFor = (viewer: Viewer, rules: ClubRules): number =>
  isStaff(viewer.role) ? 24 * 60 : longestBooking(rules);
