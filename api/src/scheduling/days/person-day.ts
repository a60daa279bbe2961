import { type BookingFacts, bookingRefusal, type Refusal } from "@courtside/contracts/domain/booking-rules.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { can, isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { CourtRow } from "../courts/queries.ts";
import { type DayLayout, layOutDay, timeFacts } from "./facts.ts";
import { countBookings, type OccupancyRow, type PersonTime, selectOccupancies, selectPersonTimes } from "./queries.ts";

/** Who asks. */
export type Viewer = Pick<ClubTx, "userId" | "role" | "now">;
export type JudgedCourt = Pick<CourtRow, "id" | "is_active">;

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
    selectOccupancies(tx.sql, tx.clubId, courtIds, from, until, {
      withNames: can(tx.role, "bookings:see-names"),
      lessonsOf: tx.userId,
    }),
  ]);
  const occupancies = new Map<string, OccupancyRow[]>(courtIds.map((id) => [id, []]));
  for (const row of rows) occupancies.get(row.court_id)?.push(row);
  return { ...layout, booker, counts, ownTimes, occupancies };
}

const overlaps = (wish: Slot, row: { starts_at: Date; ends_at: Date }): boolean =>
  row.starts_at.getTime() < wish.endsAt && row.ends_at.getTime() > wish.startsAt;

/** The offer that holds exactly this slot for the booker, if there is one. */
export function ownHold(day: PersonDay, courtId: string, wish: Slot): string | null {
  const held = (day.occupancies.get(courtId) ?? []).find(
    (row) =>
      row.offered_to_id === day.booker.id &&
      row.starts_at.getTime() === wish.startsAt &&
      row.ends_at.getTime() === wish.endsAt,
  );
  return held?.offer_id ?? null;
}

/** Everything about a wish but the court it is for. */
export const factsOf = (
  viewer: Viewer,
  day: PersonDay,
  wish: Slot,
): Omit<BookingFacts, "courtIsActive" | "isTaken"> => ({
  ...timeFacts(day, viewer.role, viewer.now, wish),
  bookingsThatDay: day.counts.day,
  bookingsThatWeek: day.counts.week,
  overlapsOwn: !isStaff(day.booker.role) && day.ownTimes.some((time) => overlaps(wish, time)),
});

/** A slot that the club has offered fits its grid, hours and length, though these may have been changed since. */
function fitting<Facts extends Pick<BookingFacts, "rules" | "startsAt" | "endsAt">>(facts: Facts) {
  const { rules, startsAt, endsAt } = facts;
  const max_booking_length_minutes = Math.max(rules.max_booking_length_minutes, (endsAt - startsAt) / 60_000);
  return { ...facts, rules: { ...rules, max_booking_length_minutes }, isAligned: true, isWithinHours: true };
}

/** What a wish is answered, from what was read; null = it can be booked. The one judge of grid, booking and alternatives. */
export function refusalOn(
  viewer: Viewer,
  day: PersonDay,
  court: JudgedCourt,
  wish: Slot,
  { asOffered = false }: { asOffered?: boolean } = {},
): Refusal | null {
  const facts = factsOf(viewer, day, wish);
  return bookingRefusal({
    ...(asOffered ? fitting(facts) : facts),
    courtIsActive: court.is_active,
    isTaken: (day.occupancies.get(court.id) ?? []).some((row) => overlaps(wish, row)),
  });
}
