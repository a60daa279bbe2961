import type { BookingRules } from "@courtside/contracts/domain/booking-rules.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError } from "../../errors.ts";
import { type Alternative, findAlternatives } from "../../scheduling/bookings/alternatives.ts";
import type { CourtRow } from "../../scheduling/courts/queries.ts";
import { selectOffersOn } from "../../scheduling/offers/queries.ts";
import { messageOfHold } from "../../scheduling/offers/take.ts";
import { conflictsOf, courtTime, type move, type reserve } from "../../scheduling/reserve.ts";
import type { PlannedDate } from "./queries.ts";

export interface DateConflict {
  /** Club-local. */
  date: string;
  start_time: string;
  end_time: string;
  /** hold: a slot that is offered to a member on the waitlist. */
  cause: "court" | "hold" | "coach";
}

const CAUSES = { taken: "court", hold: "hold", person: "coach" } as const;

interface EventPlace {
  court: CourtRow;
  coachId: string | null;
  rules: BookingRules;
}

/**
 * Reserves the court and the leading coach's time on every date or on none: `reserve` for new dates, `move` for existing ones;
 * court and coach are locked. Rejected: `slot_conflict`, `slot_held` if only offers are in the way, `own_overlap` and
 * `coach_busy` if only the coach is elsewhere, with `details.dates`; for one date also `details.alternatives`.
 */
export async function takeDates(
  tx: ClubTx,
  { court, coachId, rules }: EventPlace,
  dates: PlannedDate[],
  take: typeof reserve | typeof move,
): Promise<void> {
  const reservation = {
    kind: "event" as const,
    times: dates.map((date) => courtTime({ ownerId: date.id, courtId: court.id }, date)),
    people: coachId ? [coachId] : [],
  };
  if (!(await take(tx, reservation))) return;

  const met = new Map((await conflictsOf(tx, reservation)).map((each) => [each.ownerId, each.court]));
  const conflicts = dates.flatMap((date): DateConflict[] => {
    const taken = met.get(date.id);
    return taken === undefined ? [] : [{ ...times(date), date: date.date, cause: CAUSES[taken ?? "person"] }];
  });
  const isAll = (wanted: DateConflict["cause"]) =>
    conflicts.length > 0 && conflicts.every(({ cause }) => cause === wanted);
  const onlyCoach = isAll("coach");
  const code = onlyCoach ? (coachId === tx.userId ? "own_overlap" : "coach_busy") : "slot_conflict";
  const [single, ...others] = dates;
  const alternatives =
    single && others.length === 0 && !onlyCoach
      ? await alternativesTo(tx, { court, coachId, rules }, single)
      : undefined;
  const details = { field: "start_time", dates: conflicts, ...(alternatives && { alternatives }) };
  const held = isAll("hold") && dates.find(({ id }) => met.get(id) === "hold");
  if (held) {
    const span = { courtIds: [court.id], startsAt: new Date(held.startsAt), endsAt: new Date(held.endsAt) };
    const offers = await selectOffersOn(tx.sql, tx.clubId, span);
    throw new DomainError("conflict", "slot_held", messageOfHold(offers), details);
  }
  throw new DomainError("conflict", code, messageOf(code), details);
}

/**
 * Window and limits do not apply to events, so the alternatives are those of staff; if a coach leads, while the coach is free.
 */
function alternativesTo(tx: ClubTx, { court, coachId, rules }: EventPlace, date: PlannedDate): Promise<Alternative[]> {
  const who = coachId ? ({ id: coachId, role: "coach" } as const) : ({ id: tx.userId, role: "admin" } as const);
  return findAlternatives({ ...tx, role: "admin" }, rules, court, date, who);
}

const times = ({ startsAt, endsAt }: PlannedDate) => ({
  start_time: new Date(startsAt).toISOString(),
  end_time: new Date(endsAt).toISOString(),
});
