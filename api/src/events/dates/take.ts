import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { type Alternative, findAlternatives } from "../../bookings/alternatives.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { CourtRow } from "../../courts/queries.ts";
import { DomainError } from "../../errors.ts";
import { occupyDates, type PlannedDate, selectConflicts } from "./queries.ts";

export interface DateConflict {
  /** Club-local. */
  date: string;
  start_time: string;
  end_time: string;
  cause: "court" | "coach";
}

/**
 * Takes the court, and the leading coach's time, on every date or on none. The court is locked, and the coach's membership.
 * Refused: `slot_conflict`, or where only the coach is elsewhere `own_overlap` and `coach_busy`, with `details.dates`; an event of
 * one date gets `details.alternatives` too.
 */
export async function takeDates(
  tx: ClubTx,
  { court, coachId, rules }: { court: CourtRow; coachId: string | null; rules: ClubRules },
  dates: PlannedDate[],
): Promise<void> {
  const place = { courtId: court.id, coachId };
  const met = await selectConflicts(tx.sql, tx.clubId, place, dates);
  if (met.length === 0 && (await occupyDates(tx.sql, tx.clubId, place, dates))) return;

  const causes = new Map(met.map(({ number, court_taken }) => [number, court_taken ? "court" : "coach"] as const));
  const conflicts = dates.flatMap((date): DateConflict[] => {
    const cause = causes.get(date.number);
    return cause ? [{ ...times(date), date: date.date, cause }] : [];
  });
  const onlyCoach = conflicts.length > 0 && conflicts.every(({ cause }) => cause === "coach");
  const code = onlyCoach ? (coachId === tx.userId ? "own_overlap" : "coach_busy") : "slot_conflict";
  const [single, ...others] = dates;
  const alternatives =
    single && others.length === 0 && !onlyCoach ? await alternativesTo(tx, rules, court, single) : undefined;
  throw new DomainError("conflict", code, messageOf(code), {
    field: "start_time",
    dates: conflicts,
    ...(alternatives && { alternatives }),
  });
}

/** Events know neither window nor limits, so they are offered what staff could book. */
function alternativesTo(tx: ClubTx, rules: ClubRules, court: CourtRow, date: PlannedDate): Promise<Alternative[]> {
  return findAlternatives({ ...tx, role: "admin" }, rules, court, date, { id: tx.userId, role: "admin" });
}

const times = ({ startsAt, endsAt }: PlannedDate) => ({
  start_time: new Date(startsAt).toISOString(),
  end_time: new Date(endsAt).toISOString(),
});
