import type { Availability } from "@courtside/contracts/api/client.ts";
import { bookingViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { SmallCourts } from "../../../changes/useSmallCourts.ts";
import type { Alternative } from "../../../club-day/court-day.ts";
import { slotKey } from "../../../club-day/slot-range.ts";
import { alternativesTo } from "../confirm/next-step.ts";
import { cellOf, columnWith, type Grid, type GridCell } from "../grid/grid.ts";

/** A booking that is about to move. Instants are ISO 8601. */
export interface LiftedBooking {
  id: string;
  courtId: string;
  courtName: string;
  start: string;
  end: string;
  status: string;
  isLesson: boolean;
  /** It counts against the limits of the person who moves it. */
  isOwn: boolean;
  /** Who plays; 1 until it is known. */
  people: number;
}

/** Where a booking would go. */
export interface MovePlan extends Alternative {
  /** The cells that it would fill. */
  keys: string[];
  /** The message of the rule that forbids it. */
  problem: string | null;
}

/** What a plan is judged by: the grid and its days as if the booking's place were free. */
export interface MoveDays {
  grid: Grid;
  days: readonly Availability[];
  role: Role;
  rules: ClubRules;
  now: number;
  /** Courts without room for its players. */
  small: SmallCourts;
}

const DAY = 86_400_000;

/** A booking of so many minutes from a cell on; `before`: so many slots earlier, because it is held there. */
export function planFrom(setting: MoveDays, minutes: number, cell: GridCell, before = 0): MovePlan {
  const cells = columnWith(setting.grid, cell.key)?.cells ?? [];
  const first = cells[Math.max(0, cells.indexOf(cell) - before)] ?? cell;
  return planOf(setting, first, new Date(Date.parse(first.slot.start_time) + minutes * 60_000).toISOString());
}

/** The booking at its place, until the end of a cell of its court and day; one slot at least. Null elsewhere. */
export function planUntil(setting: MoveDays, booking: LiftedBooking, cell: GridCell): MovePlan | null {
  const first = cellOf(setting.grid, slotKey(booking.courtId, booking.start));
  if (!first || columnWith(setting.grid, first.key) !== columnWith(setting.grid, cell.key)) return null;
  const last = Date.parse(cell.slot.end_time) > Date.parse(first.slot.end_time) ? cell : first;
  return planOf(setting, first, last.slot.end_time);
}

/** The plan with so many slots more or less at its end. */
export function planLonger(setting: MoveDays, plan: MovePlan, slots: number): MovePlan {
  const first = cellOf(setting.grid, slotKey(plan.court_id, plan.start_time));
  const cells = (first && columnWith(setting.grid, first.key)?.cells) ?? [];
  const at = cells.findIndex(({ key }) => key === plan.keys.at(-1)) + slots;
  const last = cells[at];
  return first && last && at >= cells.indexOf(first) ? planOf(setting, first, last.slot.end_time) : plan;
}

function planOf(setting: MoveDays, first: GridCell, end: string): MovePlan {
  const cells = columnWith(setting.grid, first.key)?.cells ?? [];
  const endsAt = Date.parse(end);
  const covered = cells.slice(cells.indexOf(first)).filter(({ slot }) => Date.parse(slot.start_time) < endsAt);
  return {
    court_id: first.courtId,
    court_name: first.courtName,
    start_time: first.slot.start_time,
    end_time: end,
    keys: covered.map(({ key }) => key),
    problem: setting.small.get(first.courtId) ?? problemOf(setting, covered, first.slot.start_time, end),
  };
}

const FREE = ["available", "limit_reached", "own_overlap"];

/** The rules of a new booking, in their order (docs/product/booking.md#order-of-checks). */
function problemOf(setting: MoveDays, covered: readonly GridCell[], start: string, end: string): string | null {
  const { role, rules, now, days } = setting;
  const zone = rules.time_zone;
  const day = days.find(({ date }) => date === clubDate(start, zone));
  const last = covered.at(-1)?.slot.end_time ?? start;
  const touch = covered.every(({ slot }, at) => at === 0 || covered[at - 1]?.slot.end_time === slot.start_time);
  const rejection = bookingViolation({
    role,
    rules,
    now,
    startsAt: Date.parse(start),
    endsAt: Date.parse(end),
    daysAhead: (Date.parse(clubDate(start, zone)) - Date.parse(clubDate(now, zone))) / DAY,
    courtIsActive: true,
    isAligned: isStaff(role) || (touch && last === end),
    isWithinHours: Date.parse(last) >= Date.parse(end),
    bookingsThatDay: day?.allowance.bookings_today ?? 0,
    bookingsThatWeek: day?.allowance.bookings_this_week ?? 0,
    overlapsOwn: covered.some(({ slot }) => slot.state === "own_overlap"),
    isTaken: covered.some(({ slot }) => !FREE.includes(slot.state)),
  });
  return rejection?.message ?? null;
}

/** The cells that a booking fills. */
export const keysOf = ({ columns }: Grid, { courtId, start, end }: LiftedBooking): string[] =>
  columns
    .flatMap(({ cells }) => cells)
    .filter(
      ({ courtId: id, slot }) =>
        id === courtId &&
        Date.parse(slot.start_time) < Date.parse(end) &&
        Date.parse(slot.end_time) > Date.parse(start),
    )
    .map(({ key }) => key);

export const isSamePlace = (booking: LiftedBooking, { court_id, start_time, end_time }: Alternative): boolean =>
  court_id === booking.courtId &&
  Date.parse(start_time) === Date.parse(booking.start) &&
  Date.parse(end_time) === Date.parse(booking.end);

/** Up to three other places, without the one it has; each has room for the whole booking. */
export function otherPlaces(setting: MoveDays, booking: LiftedBooking, plan: MovePlan): Alternative[] {
  const { grid } = setting;
  const starts = plan.keys.flatMap((key) => cellOf(grid, key)?.slot.start_time ?? []);
  return alternativesTo(grid, { courtId: plan.court_id, start: plan.start_time, starts })
    .map(({ courtId, start, end }) => ({
      court_id: courtId,
      court_name: cellOf(grid, slotKey(courtId, start))?.courtName ?? "",
      start_time: start,
      end_time: end,
    }))
    .filter((place) => !isSamePlace(booking, place));
}
