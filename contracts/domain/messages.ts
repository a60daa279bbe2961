import type { Role } from "./roles.ts";

/**
 * Error code → text (docs/product/booking.md#rejections). `{n}`-style places are filled from the error's details.
 * The server sends code and finished message; the web shows the message and never builds its own.
 */
export const MESSAGES = {
  past: "Cannot book in the past",
  advance_window: "Bookings are limited to {n} days in advance",
  daily_limit: "Daily limit reached ({n} bookings per day)",
  weekly_limit: "Weekly limit reached ({n} bookings per week)",
  own_overlap: "You already have a booking at this time",
  member_overlap: "The member already has a booking at this time",
  outside_hours: "Outside booking hours ({start} - {end})",
  max_length: "Bookings are limited to {n} minutes",
  court_closed: "This court is not available for booking",
  slot_conflict: "This time slot conflicts with an existing booking",
  cancel_cutoff: "Bookings can be canceled up to {n} hours before they start",
  misaligned: "Bookings start and end on the club's time slots",
  end_before_start: "End time must be after start time",
  skipped_time: "This time does not exist on that day: the clock changes",
  restore_too_late: "This booking can no longer be restored",
  not_movable: "Only a confirmed booking that is not over can be changed",
  begun: "A booking that has begun keeps its court and start",
  move_cutoff: "Bookings can be changed up to {n} hours before they start",
  lesson_not_movable: "A lesson keeps its time: cancel it and schedule it again",
  not_cancelable: "Only a future confirmed booking can be canceled",
  court_blocked: "The court is blocked at this time",
  courts_closed: "The club's courts are closed at this time",
  holiday: "The courts are closed all day",
  series_not_allowed: "This club does not let members repeat bookings",
  series_too_long: "A series can have at most {n} dates",
  series_empty: "A series needs at least one date that is booked",
  series_dates: "Not every date can be booked: {dates}",
  series_conflict: "These dates cannot be changed: {dates}",
  series_stopped: "The series was stopped before this date was booked",
  series_running: "This series is still being booked: wait until it is done, or stop it",
  changed_since: "This booking has changed since it was moved",
  not_in_series: "This booking is not part of a series",
  coach_busy: "The coach already has a booking at this time",
  player_busy: "{name} already has a booking at this time",
  player_daily_limit: "{name} has reached the daily limit ({n} bookings per day)",
  player_weekly_limit: "{name} has reached the weekly limit ({n} bookings per week)",
  player_left: "{name} is no longer a member of the club",
  too_many_players: "At most {n} can play on this booking",
  guest_named_twice: "{name} is named twice: an email address tells two guests of one name apart",
  guest_month_limit: "Guest limit reached ({n} guests per month)",
  guest_year_limit: "Guest limit reached ({n} guests per year)",
  guest_visits_limit: "{name} has reached the limit of {n} visits a year",
  players_fixed: "Players can be changed until the booking starts",
  players_changed: "The players of this booking have just been changed: try again",
  lesson_players: "The people of a lesson are its coach and its member",
  booker_leaves: "The booker cannot leave: cancel the booking instead",
  walk_in_unnamed: "Name the guest of a walk-in booking",
  check_in_early: "Check-in opens {n} minutes before the start",
  check_in_late: "This booking is over",
  check_in_canceled: "This booking was canceled",
} as const;

export type MessageCode = keyof typeof MESSAGES;

/** What a person of a suspended club reads, by role (docs/product/access.md#suspended). */
export const SUSPENDED_MESSAGES = {
  admin: "Your club is suspended. Please contact the operator of this site",
  front_desk: "Your club is suspended. Please ask an admin of your club",
  coach: "Your club is suspended. Please ask an admin of your club",
  member: "Your club is suspended. Please ask the club",
} as const satisfies Record<Role, string>;

/** The texts of one guest or visit. */
const SINGULAR: { [Code in MessageCode]?: string } = {
  guest_month_limit: "Guest limit reached ({n} guest per month)",
  guest_year_limit: "Guest limit reached ({n} guest per year)",
  guest_visits_limit: "{name} has reached the limit of {n} visit a year",
};

/** The text of a code with its places filled. */
export function messageOf(code: MessageCode, values: Record<string, string | number> = {}): string {
  const text = (values.n === 1 && SINGULAR[code]) || MESSAGES[code];
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
