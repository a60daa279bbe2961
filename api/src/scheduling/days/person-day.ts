import {
  type BookingContext,
  type BookingRules,
  bookingViolation,
  type RuleViolation,
} from "@courtside/contracts/domain/booking-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { type BookingCounts, countedBookings } from "@courtside/contracts/domain/players.ts";
import { can, isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { CourtRow } from "../courts/queries.ts";
import { type DayLayout, layOutDay, timeDetails } from "./booking-context.ts";
import { countBookings, type OccupancyRow, type PersonTime, selectOccupancies, selectPersonTimes } from "./queries.ts";

/** The requesting person. */
export type Viewer = Pick<ClubTx, "userId" | "role" | "now">;
export type JudgedCourt = Pick<CourtRow, "id" | "is_active">;

/** A court's time as far as judging a request needs it. */
export type TakenTime = Pick<OccupancyRow, "starts_at" | "ends_at" | "offer_id" | "offered_to_id">;

/** Everything that decides what one person may book on one date, read once. */
export interface PersonDay<Taken extends TakenTime = OccupancyRow> extends DayLayout {
  /** The person who would play: the requesting one, unless staff book for a member. */
  booker: { id: string; role: Role };
  /** Those that count against the person's limits. */
  counts: BookingCounts;
  ownTimes: PersonTime[];
  /** By court. */
  occupancies: Map<string, Taken[]>;
}

export async function readPersonDay(
  tx: ClubTx,
  rules: BookingRules,
  date: string,
  courtIds: string[],
  booker: PersonDay["booker"] = { id: tx.userId, role: tx.role },
): Promise<PersonDay> {
  const layout = layOutDay(date, rules, tx.now);
  const from = new Date(layout.bounds.startsAt);
  const until = new Date(layout.bounds.endsAt);
  const [counts, ownTimes, rows] = await Promise.all([
    countBookings(tx.sql, tx.clubId, { userId: booker.id, rules }, layout.bounds, layout.week),
    selectPersonTimes(tx.sql, tx.clubId, booker.id, from, until),
    selectOccupancies(tx.sql, tx.clubId, courtIds, from, until, {
      withNames: can(tx.role, "bookings:see-names"),
      lessonsOf: tx.userId,
    }),
  ]);
  const occupancies = new Map<string, OccupancyRow[]>(courtIds.map((id) => [id, []]));
  for (const row of rows) occupancies.get(row.court_id)?.push(row);
  return { ...layout, booker, counts: countedBookings(rules, counts), ownTimes, occupancies };
}

const overlaps = (input: Slot, row: { starts_at: Date; ends_at: Date }): boolean =>
  row.starts_at.getTime() < input.endsAt && row.ends_at.getTime() > input.startsAt;

/** The offer that holds exactly this slot for the booker, if there is one. */
export function ownHold(day: PersonDay<TakenTime>, courtId: string, input: Slot): string | null {
  const held = (day.occupancies.get(courtId) ?? []).find(
    (row) =>
      row.offered_to_id === day.booker.id &&
      row.starts_at.getTime() === input.startsAt &&
      row.ends_at.getTime() === input.endsAt,
  );
  return held?.offer_id ?? null;
}

/** Everything about a request except the court. */
export const detailsOf = (
  viewer: Viewer,
  day: PersonDay<TakenTime>,
  input: Slot,
): Omit<BookingContext, "courtIsActive" | "isTaken"> => ({
  ...timeDetails(day, viewer.role, viewer.now, input),
  bookingsThatDay: day.counts.day,
  bookingsThatWeek: day.counts.week,
  overlapsOwn: !isStaff(day.booker.role) && day.ownTimes.some((time) => overlaps(input, time)),
});

/** A slot that the club has offered fits its grid, hours and length, although these may have changed since. */
function fitting<Context extends Pick<BookingContext, "rules" | "startsAt" | "endsAt">>(details: Context) {
  const { rules, startsAt, endsAt } = details;
  const max_booking_length_minutes = Math.max(rules.max_booking_length_minutes, (endsAt - startsAt) / 60_000);
  return { ...details, rules: { ...rules, max_booking_length_minutes }, isAligned: true, isWithinHours: true };
}

/** The rule violation of a request, from what was read; null: it can be booked. Grid, booking and alternatives all use this. */
export function rejectionOn(
  viewer: Viewer,
  day: PersonDay<TakenTime>,
  court: JudgedCourt,
  input: Slot,
  { asOffered = false }: { asOffered?: boolean } = {},
): RuleViolation | null {
  const details = detailsOf(viewer, day, input);
  return bookingViolation({
    ...(asOffered ? fitting(details) : details),
    courtIsActive: court.is_active,
    isTaken: (day.occupancies.get(court.id) ?? []).some((row) => overlaps(input, row)),
  });
}

/**
 * The rule that would forbid a request of staff once the offers in its way were withdrawn; null: none would. Checked before a holder
 * loses an offer for it.
 */
export function rejectionWithoutOffers(
  viewer: Viewer,
  day: PersonDay<TakenTime>,
  court: JudgedCourt,
  input: Slot,
): RuleViolation | null {
  const taken = (day.occupancies.get(court.id) ?? []).filter(({ offer_id }) => offer_id === null);
  return rejectionOn(viewer, { ...day, occupancies: new Map([[court.id, taken]]) }, court, input);
}
