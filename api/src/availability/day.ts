import { type BookingFacts, bookingRefusal, type Refusal } from "@courtside/contracts/domain/booking-rules.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { can, isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { CourtRow } from "../courts/queries.ts";
import type { OccupancyAnswer, SlotAnswer } from "./answer.ts";
import { type DayLayout, layOutDay, timeFacts } from "./facts.ts";
import { instantText } from "./instant-text.ts";
import { countBookings, type OccupancyRow, type PersonTime, selectOccupancies, selectPersonTimes } from "./queries.ts";

/** Who asks. */
export type Viewer = Pick<ClubTx, "userId" | "role" | "now">;
type JudgedCourt = Pick<CourtRow, "id" | "is_active">;

/** Everything that decides what one person may book on one date, read once. */
export interface PersonDay extends DayLayout {
  /** Who would play: the asking person, unless staff book for a member. */
  booker: { id: string; role: Role };
  counts: { day: number; week: number };
  ownTimes: PersonTime[];
  occupancies: Map<string, OccupancyRow[]>;
}

export async function readPersonDay(
  tx: ClubTx,
  rules: ClubRules,
  date: string,
  courtIds: string[],
  booker: PersonDay["booker"] = { id: tx.userId, role: tx.role },
): Promise<PersonDay> {
  const layout = layOutDay(date, rules, tx.now);
  const from = new Date(layout.bounds.startsAt);
  const until = new Date(layout.bounds.endsAt);
  const [counts, ownTimes, rows] = await Promise.all([
    countBookings(tx.sql, tx.clubId, booker.id, layout.bounds, layout.week),
    selectPersonTimes(tx.sql, tx.clubId, booker.id, from, until),
    selectOccupancies(tx.sql, tx.clubId, courtIds, from, until, { withNames: can(tx.role, "bookings:see-names") }),
  ]);
  const occupancies = new Map<string, OccupancyRow[]>(courtIds.map((id) => [id, []]));
  for (const row of rows) occupancies.get(row.court_id)?.push(row);
  return { ...layout, booker, counts, ownTimes, occupancies };
}

const overlaps = (wish: Slot, row: { starts_at: Date; ends_at: Date }): boolean =>
  row.starts_at.getTime() < wish.endsAt && row.ends_at.getTime() > wish.startsAt;

/** Everything about a wish but the court it is for. */
const factsOf = (viewer: Viewer, day: PersonDay, wish: Slot): Omit<BookingFacts, "courtIsActive" | "isTaken"> => ({
  ...timeFacts(day, viewer.role, viewer.now, wish),
  bookingsThatDay: day.counts.day,
  bookingsThatWeek: day.counts.week,
  overlapsOwn: !isStaff(day.booker.role) && day.ownTimes.some((time) => overlaps(wish, time)),
});

/** What a wish is answered, from what was read; null = it can be booked. The one judge of grid, booking and alternatives. */
export function refusalOn(viewer: Viewer, day: PersonDay, court: JudgedCourt, wish: Slot): Refusal | null {
  return bookingRefusal({
    ...factsOf(viewer, day, wish),
    courtIsActive: court.is_active,
    isTaken: (day.occupancies.get(court.id) ?? []).some((row) => overlaps(wish, row)),
  });
}

const OCCUPIED = {
  booking: "booked",
  lesson: "lesson",
  event: "event",
  block: "blocked",
  offer_held: "offer_held",
} as const;

const isOwn = (viewer: Viewer, row: OccupancyRow): boolean =>
  row.user_id === viewer.userId || row.coach_id === viewer.userId;

const stateOf = (viewer: Viewer, row: OccupancyRow) => (isOwn(viewer, row) ? "own" : OCCUPIED[row.kind]);

export function occupancyAnswer(viewer: Viewer, row: OccupancyRow): OccupancyAnswer {
  const state = stateOf(viewer, row);
  const seesNames = can(viewer.role, "bookings:see-names");
  return {
    id: row.id,
    start_time: instantText(row.starts_at.getTime()),
    end_time: instantText(row.ends_at.getTime()),
    state,
    booking_id: (state === "own" || seesNames) && row.booking_id ? row.booking_id : undefined,
    booked_by: seesNames && row.booking_id ? row.booked_by || "Unknown" : undefined,
    reason: row.reason ?? undefined,
  };
}

/** What a slot comes to on any court that is open. */
interface JudgedSlot {
  start_time: string;
  end_time: string;
  ifFree: Refusal | null;
  ifTaken: Refusal | null;
}

/**
 * Answers the cells of a day's grid, working out once for all courts what the slot's time alone decides. Own bookings
 * show as such even when past; otherwise past wins, then what fills the court. The reason is the one that POST /bookings
 * would give, but a block that stands in the way tells its own.
 */
export function cellsOf(viewer: Viewer, day: PersonDay): (court: JudgedCourt, slot: Slot) => SlotAnswer {
  const judged = new Map<Slot, JudgedSlot>();

  function judge(slot: Slot): JudgedSlot {
    const known = judged.get(slot);
    if (known) return known;
    const facts = { ...factsOf(viewer, day, slot), courtIsActive: true };
    const made = {
      start_time: instantText(slot.startsAt),
      end_time: instantText(slot.endsAt),
      ifFree: bookingRefusal({ ...facts, isTaken: false }),
      ifTaken: bookingRefusal({ ...facts, isTaken: true }),
    };
    judged.set(slot, made);
    return made;
  }

  return (court, slot) => {
    const { start_time, end_time, ifFree, ifTaken } = judge(slot);
    const row = shownOccupancy(viewer, day.occupancies.get(court.id) ?? [], slot);
    const ifOpen = row ? ifTaken : ifFree;
    const refusal = court.is_active ? ifOpen : refusalOn(viewer, day, court, slot);
    if (!refusal) return { start_time, end_time, state: "available" };
    const isPast = refusal.code === "past";
    if (!row) return { start_time, end_time, state: isPast ? "past" : "limit_reached", reason: refusal.message };
    const state = stateOf(viewer, row);
    const ownReason = refusal.code === "slot_conflict" ? row.reason : null;
    return {
      start_time,
      end_time,
      state: isPast && state !== "own" ? "past" : state,
      reason: ownReason || refusal.message,
      occupancy_id: row.id,
    };
  };
}

/** One cell by itself. */
export const slotAnswer = (viewer: Viewer, day: PersonDay, court: JudgedCourt, slot: Slot): SlotAnswer =>
  cellsOf(viewer, day)(court, slot);

/** What the cell shows of several that overlap it: one's own, else the first. */
function shownOccupancy(viewer: Viewer, rows: OccupancyRow[], slot: Slot): OccupancyRow | undefined {
  let first: OccupancyRow | undefined;
  for (const row of rows) {
    if (!overlaps(slot, row)) continue;
    if (isOwn(viewer, row)) return row;
    first ??= row;
  }
  return first;
}
