import { dayBounds, localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { type CourtRow, selectCourts } from "../../scheduling/courts/queries.ts";
import { layOutDate } from "../../scheduling/days/layout.ts";
import { selectOccupancies, selectPersonTimes } from "../../scheduling/days/queries.ts";
import { readCoach } from "../../scheduling/people/coach.ts";
import { selectTimeOff } from "../../scheduling/people/queries.ts";
import { overlap, slotOf, timeOffSpan } from "../../scheduling/people/time-off.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { selectHours } from "../availability/queries.ts";
import { hoursOn, weekFrom } from "./hours.ts";
import type { FreeTimesResponse } from "./response.ts";

export interface FreeQuery {
  /** The first of seven dates; by default today. */
  from?: string | undefined;
  sport?: string | undefined;
  /** Minutes; by default one slot of the club. */
  length?: number | undefined;
}

/** The occupied times of a week: the coach's, the caller's, and each court's. */
interface Taken {
  coach: Slot[];
  caller: Slot[];
  courts: Map<string, Slot[]>;
}

type TimeResponse = FreeTimesResponse["days"][number]["times"][number];

/**
 * When a coach could give a lesson in seven days: the club's slots that lie in the coach's hours, each with its obstacle, if any,
 * and the suitable free courts. A selection of the times that can be requested, not a limit to them.
 */
export async function readFreeTimes(tx: ClubTx, coachId: string, query: FreeQuery): Promise<FreeTimesResponse> {
  const [coach, club] = await Promise.all([readCoach(tx, coachId), selectClub(tx.sql, tx.clubId)]);
  const dates = weekFrom(query.from ?? localDate(tx.now, club.time_zone));
  const [courts, week] = await Promise.all([
    selectCourts(tx.sql, tx.clubId, query.sport, true),
    selectHours(tx.sql, tx.clubId, coachId),
  ]);
  const suitable = query.sport ? courts : courts.filter(({ sport }) => teaches(coach, sport));
  const taken = await readTakenTimes(tx, coachId, club, dates, suitable);
  const length = query.length ?? club.slot_length_minutes;
  const responseTime = (startsAt: number): TimeResponse => {
    const time = { startsAt, endsAt: startsAt + length * 60_000 };
    const free = suitable.filter(({ id }) => !(taken.courts.get(id) ?? []).some((other) => overlap(other, time)));
    return {
      start_time: new Date(time.startsAt).toISOString(),
      end_time: new Date(time.endsAt).toISOString(),
      state: stateOf(time, taken, free.length, tx.now),
      free_court_ids: free.map(({ id }) => id),
    };
  };
  return {
    coach_id: coachId,
    time_zone: club.time_zone,
    length_minutes: length,
    courts: suitable.map(({ id, name, sport }) => ({ id, name, sport })),
    has_hours: week.length > 0,
    days: dates.map((date) => ({ date, times: startsOn(date, club, week, length).map(responseTime) })),
  };
}

/** A coach without sports teaches all sports of the club. */
const teaches = ({ sports }: { sports: string[] }, sport: string): boolean =>
  sports.length === 0 || sports.includes(sport);

function stateOf(time: Slot, taken: Taken, freeCourts: number, now: number): TimeResponse["state"] {
  if (time.startsAt < now) return "past";
  if (taken.coach.some((other) => overlap(other, time))) return "busy";
  if (taken.caller.some((other) => overlap(other, time))) return "own_overlap";
  return freeCourts > 0 ? "free" : "no_court";
}

/** Starts of the club's slots from which a lesson of this length lies within one period of the coach's hours. */
function startsOn(
  date: string,
  club: ClubRow,
  week: Awaited<ReturnType<typeof selectHours>>,
  length: number,
): number[] {
  const hours = hoursOn(date, week, club.time_zone);
  const { slots } = layOutDate(date, club);
  const closing = slots.at(-1)?.endsAt ?? 0;
  return slots
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => {
      const endsAt = startsAt + length * 60_000;
      return endsAt <= closing && hours.some((each) => each.startsAt <= startsAt && endsAt <= each.endsAt);
    });
}

async function readTakenTimes(
  tx: ClubTx,
  coachId: string,
  { time_zone }: ClubRow,
  dates: string[],
  courts: CourtRow[],
): Promise<Taken> {
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const from = new Date(dayBounds(first, time_zone).startsAt);
  const until = new Date(dayBounds(last, time_zone).endsAt);
  const ids = courts.map(({ id }) => id);
  const [timesOff, coachTimes, callerTimes, occupancies] = await Promise.all([
    selectTimeOff(tx.sql, tx.clubId, coachId, first, last),
    selectPersonTimes(tx.sql, tx.clubId, coachId, from, until),
    coachId === tx.userId ? [] : selectPersonTimes(tx.sql, tx.clubId, tx.userId, from, until),
    selectOccupancies(tx.sql, tx.clubId, ids, from, until, { withNames: false }),
  ]);
  const byCourt = new Map<string, Slot[]>(ids.map((id) => [id, []]));
  for (const row of occupancies) byCourt.get(row.court_id)?.push(slotOf(row));
  return {
    coach: [...coachTimes.map(slotOf), ...timesOff.map((row) => timeOffSpan(row, time_zone))],
    caller: callerTimes.map(slotOf),
    courts: byCourt,
  };
}
