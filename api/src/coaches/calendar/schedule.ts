import { dayBounds, localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { selectTimeOff } from "../../scheduling/people/queries.ts";
import { timeOffSpan } from "../../scheduling/people/time-off.ts";
import { selectClub } from "../../tenant/queries.ts";
import { readCoachToEdit } from "../access.ts";
import { selectHours } from "../availability/queries.ts";
import { hoursOn, weekFrom } from "./hours.ts";
import { selectItems } from "./queries.ts";
import type { CoachScheduleResponse } from "./response.ts";
import { itemResponse } from "./response.ts";

const times = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => ({
  start_time: new Date(startsAt).toISOString(),
  end_time: new Date(endsAt).toISOString(),
});

/** A coach's seven days on one calendar, for those who may edit the coach: hours, lessons, own courts, events, time off. */
export async function readSchedule(
  tx: ClubTx,
  coachId: string,
  { from: wanted }: { from?: string | undefined },
): Promise<CoachScheduleResponse> {
  await readCoachToEdit(tx, coachId);
  const rules = await selectClub(tx.sql, tx.clubId);
  const { time_zone } = rules;
  const dates = weekFrom(wanted ?? localDate(tx.now, time_zone));
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const from = new Date(dayBounds(first, time_zone).startsAt);
  const until = new Date(dayBounds(last, time_zone).endsAt);
  const [week, timesOff, items] = await Promise.all([
    selectHours(tx.sql, tx.clubId, coachId),
    selectTimeOff(tx.sql, tx.clubId, coachId, first, last),
    selectItems(tx.sql, tx.clubId, coachId, from, until),
  ]);
  return {
    coach_id: coachId,
    time_zone,
    now: new Date(tx.now).toISOString(),
    days: dates.map((date) => ({ date, hours: hoursOn(date, week, time_zone).map(times) })),
    items: items.map((item) => itemResponse(tx, rules, item)),
    time_off: timesOff.map((row) => {
      const { start_time: starts_at, end_time: ends_at } = times(timeOffSpan(row, time_zone));
      return { ...row, starts_at, ends_at };
    }),
  };
}
