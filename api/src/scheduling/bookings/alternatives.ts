import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { type CourtRow, selectCourts } from "../courts/queries.ts";
import { type PersonDay, readPersonDay, rejectionOn, type Viewer } from "../days/person-day.ts";

export interface Alternative {
  court_id: string;
  court_name: string;
  start_time: string;
  end_time: string;
}

const TWO_HOURS = 2 * 3_600_000;
const MOST = 3;

/**
 * Alternatives that this person could book (docs/product/booking.md#alternatives): the same court within two hours either way,
 * nearest first, then other courts of the sport at that time. At most three, each of the requested length.
 */
export async function findAlternatives(
  tx: ClubTx,
  rules: ClubRules,
  court: CourtRow,
  input: Slot,
  booker: PersonDay["booker"],
): Promise<Alternative[]> {
  const courts = await selectCourts(tx.sql, tx.clubId, court.sport, true);
  const ids = courts.map((each) => each.id);
  const day = await readPersonDay(tx, rules, localDate(input.startsAt, rules.time_zone), ids, booker);
  return alternativesOn(tx, day, courts, court, input);
}

/** The same for a day that has been read with all of these courts. */
export function alternativesOn(
  viewer: Viewer,
  day: PersonDay,
  courts: CourtRow[],
  court: CourtRow,
  input: Slot,
): Alternative[] {
  const length = input.endsAt - input.startsAt;
  const near = day.slots
    .map((slot) => slot.startsAt)
    .filter((start) => start !== input.startsAt && Math.abs(start - input.startsAt) <= TWO_HOURS)
    .sort((a, b) => Math.abs(a - input.startsAt) - Math.abs(b - input.startsAt))
    .map((start) => ({ court, startsAt: start }));
  const beside = courts
    .filter((each) => each.id !== court.id)
    .map((each) => ({ court: each, startsAt: input.startsAt }));
  return [...near, ...beside]
    .filter(({ court: at, startsAt }) => rejectionOn(viewer, day, at, { startsAt, endsAt: startsAt + length }) === null)
    .slice(0, MOST)
    .map(({ court: at, startsAt }) => ({
      court_id: at.id,
      court_name: at.name,
      start_time: new Date(startsAt).toISOString(),
      end_time: new Date(startsAt + length).toISOString(),
    }));
}
