import { type ClubDay, counts, isOwn, overlaps, type Span } from "./club-day.ts";
import { minutesOfDate, sundayOf, wallAt } from "./wall-clock.ts";

/**
 * The rules of docs/product/booking.md written a second time, naively and without the product's code, for comparison.
 */
const MINUTE = 60_000;
const DAY = 86_400_000;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const isStaff = ({ role }: ClubDay) => role === "admin" || role === "front_desk";

/** The slots of the day: from opening, step by step; a slot with a wall minute that the day lacks is left out. */
export function slotsByHand({ date, rules }: Pick<ClubDay, "date" | "rules">): Span[] {
  const instants = minutesOfDate(date, rules.time_zone);
  const length = rules.slot_length_minutes;
  const slots: Span[] = [];
  for (let at = minutesOf(rules.booking_hours_start); at + length <= minutesOf(rules.booking_hours_end); at += length) {
    const startsAt = instants.get(at);
    const wallMinutes = Array.from({ length: length / 5 }, (_, index) => at + index * 5);
    if (startsAt !== undefined && wallMinutes.every((minute) => instants.has(minute))) {
      slots.push({ startsAt, endsAt: startsAt + length * MINUTE });
    }
  }
  return slots;
}

/** How many bookings of the person count on the date, and in its week from Sunday to Saturday. */
export function countsByHand({ date, rules, occupied, elsewhere }: ClubDay): { day: number; week: number } {
  const booked = [...occupied.filter(counts), ...elsewhere.filter((each) => !each.isCanceled)];
  const dates = booked.map((each) => wallAt(each.startsAt, rules.time_zone).date);
  return {
    day: dates.filter((each) => each === date).length,
    week: dates.filter((each) => sundayOf(each) === sundayOf(date)).length,
  };
}

/** Every reason why a slot of the grid cannot be booked by this person, in the order in which the product names them. */
export function rejectionsByHand(day: ClubDay, court: number, slot: Span): string[] {
  const { rules } = day;
  const today = wallAt(day.now, rules.time_zone).date;
  const daysAhead = (Date.parse(day.date) - Date.parse(today)) / DAY;
  const { day: dayCount, week: weekCount } = countsByHand(day);
  const own = [...day.occupied.filter(isOwn), ...day.elsewhere.filter((each) => !each.isCanceled)];
  const limited = !isStaff(day);
  const reasons: [boolean, string][] = [
    [day.courts[court]?.isActive === false, "This court is not available for booking"],
    [limited ? slot.startsAt < day.now : slot.endsAt <= day.now, "Cannot book in the past"],
    [
      limited && daysAhead > rules.advance_booking_days,
      `Bookings are limited to ${rules.advance_booking_days} days in advance`,
    ],
    [
      day.occupied.some((each) => each.court === court && overlaps(each, slot)),
      "This time slot conflicts with an existing booking",
    ],
    [limited && own.some((each) => overlaps(each, slot)), "You already have a booking at this time"],
    [
      limited && dayCount >= rules.max_bookings_per_day,
      `Daily limit reached (${rules.max_bookings_per_day} bookings per day)`,
    ],
    [
      limited && rules.max_bookings_per_week > 0 && weekCount >= rules.max_bookings_per_week,
      `Weekly limit reached (${rules.max_bookings_per_week} bookings per week)`,
    ],
  ];
  return reasons.filter(([applies]) => applies).map(([, reason]) => reason);
}

const CONFLICT = "This time slot conflicts with an existing booking";

/**
 * Whether a tile of the grid offers the waitlist: every open court is taken, this one by an occupancy that may be given up,
 * and no other rule keeps the member or coach from booking it. The slot has not begun.
 */
export function isWaitableByHand(day: ClubDay, court: number, slot: Span): boolean {
  if (isStaff(day) || slot.startsAt <= day.now) return false;
  const open = [...day.courts.keys()].filter((each) => day.courts[each]?.isActive);
  const isFull = open.every((each) => day.occupied.some((taken) => taken.court === each && overlaps(taken, slot)));
  const [first] = day.occupied.filter((taken) => taken.court === court && overlaps(taken, slot)).sort(byStart);
  const isOthers = first !== undefined && !isOwn(first) && !["block", "event"].includes(first.filling);
  return isFull && isOthers && rejectionsByHand(day, court, slot).every((reason) => reason === CONFLICT);
}

const byStart = (a: Span, b: Span): number => a.startsAt - b.startsAt;

/** Whether any request may be booked: consecutive slots up to the longest booking; for staff also any quarter hours. */
export function isBookableByHand(day: ClubDay, court: number, input: Span): boolean {
  const { rules } = day;
  const slots = slotsByHand(day);
  if (!isStaff(day)) {
    const longest = Math.max(rules.slot_length_minutes, rules.max_booking_length_minutes) * MINUTE;
    if (input.endsAt - input.startsAt > longest) return false;
    return isRunOf(
      slots.filter((slot) => rejectionsByHand(day, court, slot).length === 0),
      input,
    );
  }
  if (rejectionsByHand(day, court, input).length > 0) return false;
  return isRunOf(slots, input) || isQuarterHoursWithin(day, input);
}

/** Whether a request consists of whole consecutive slots. */
function isRunOf(slots: Span[], input: Span): boolean {
  let at = input.startsAt;
  while (at < input.endsAt) {
    const slot = slots.find((each) => each.startsAt === at);
    if (!slot) return false;
    at = slot.endsAt;
  }
  return at === input.endsAt;
}

function isQuarterHoursWithin({ date, rules }: ClubDay, input: Span): boolean {
  const start = wallAt(input.startsAt, rules.time_zone);
  const end = wallAt(input.endsAt, rules.time_zone);
  const isMidnight = end.minutes === 0 && wallAt(input.endsAt - MINUTE, rules.time_zone).date === date;
  const endMinutes = isMidnight ? 24 * 60 : end.minutes;
  return (
    start.date === date &&
    (end.date === date || isMidnight) &&
    start.minutes >= minutesOf(rules.booking_hours_start) &&
    endMinutes <= minutesOf(rules.booking_hours_end) &&
    [start.minutes, end.minutes].every((minutes) => minutes % 15 === 0) &&
    [input.startsAt, input.endsAt].every((instant) => instant % MINUTE === 0)
  );
}
