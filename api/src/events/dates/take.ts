import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { waitlistMessage } from "@courtside/contracts/domain/waitlist.ts";
import { type Alternative, findAlternatives } from "../../bookings/alternatives.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { CourtRow } from "../../courts/queries.ts";
import { DomainError } from "../../errors.ts";
import { occupyDates, type PlannedDate, releaseExpiredHolds, selectConflicts } from "./queries.ts";

export interface DateConflict {
  /** Club-local. */
  date: string;
  start_time: string;
  end_time: string;
  /** hold: what is offered to somebody on the waitlist. */
  cause: "court" | "hold" | "coach";
}

interface EventPlace {
  court: CourtRow;
  coachId: string | null;
  rules: ClubRules;
}

/**
 * Takes the court, and the leading coach's time, on every date or on none. The court is locked, and the coach's membership.
 * Refused: `slot_conflict`, `slot_held` where nothing but waitlist offers is in the way, or where only the coach is elsewhere
 * `own_overlap` and `coach_busy`, with `details.dates`; an event of one date gets `details.alternatives` too.
 */
export async function takeDates(
  tx: ClubTx,
  { court, coachId, rules }: EventPlace,
  dates: PlannedDate[],
): Promise<void> {
  const place = { courtId: court.id, coachId };
  await releaseExpiredHolds(tx.sql, tx.clubId, court.id, dates);
  const met = await selectConflicts(tx.sql, tx.clubId, place, dates);
  if (met.length === 0 && (await occupyDates(tx.sql, tx.clubId, place, dates))) return;

  const causes = new Map(met.map(({ number, taken_by }) => [number, taken_by ?? "coach"] as const));
  const conflicts = dates.flatMap((date): DateConflict[] => {
    const cause = causes.get(date.number);
    return cause ? [{ ...times(date), date: date.date, cause }] : [];
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
  if (isAll("hold")) throw new DomainError("conflict", "slot_held", waitlistMessage("slot_held"), details);
  throw new DomainError("conflict", code, messageOf(code), details);
}

/** Events know neither window nor limits, so they are offered what staff could book; where a coach leads, while they are free. */
function alternativesTo(tx: ClubTx, { court, coachId, rules }: EventPlace, date: PlannedDate): Promise<Alternative[]> {
  const who = coachId ? ({ id: coachId, role: "coach" } as const) : ({ id: tx.userId, role: "admin" } as const);
  return findAlternatives({ ...tx, role: "admin" }, rules, court, date, who);
}

const times = ({ startsAt, endsAt }: PlannedDate) => ({
  start_time: new Date(startsAt).toISOString(),
  end_time: new Date(endsAt).toISOString(),
});
