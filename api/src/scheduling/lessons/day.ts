import type { BookingRules } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { layOutDate } from "../days/layout.ts";
import { type PersonDay, readPersonDay, type Viewer } from "../days/person-day.ts";
import { type PersonTime, selectPersonTimes } from "../days/queries.ts";
import { selectTimeOff } from "../people/queries.ts";
import { overlap, slotOf, timeOffSpan } from "../people/time-off.ts";
import type { LessonPeople } from "./people.ts";

/** A date for two people at once: free if both are free. */
export interface LessonDay extends PersonDay {
  coachTimes: PersonTime[];
  timesOff: Slot[];
}

/**
 * Lessons are judged like bookings by the front desk: exempt from window, limits, length and whole slots, never from conflicts,
 * closed courts, opening hours or the past (docs/product/coaching.md#lessons).
 */
export const judge = ({ userId, now }: Pick<ClubTx, "userId" | "now">): Viewer => ({ userId, now, role: "front_desk" });

export async function readLessonDay(
  tx: ClubTx,
  rules: BookingRules,
  slot: Slot,
  courtIds: string[],
  { coach, member }: LessonPeople,
): Promise<LessonDay> {
  const date = localDate(slot.startsAt, rules.time_zone);
  const { bounds } = layOutDate(date, rules);
  const [day, coachTimes, timesOff] = await Promise.all([
    readPersonDay(tx, rules, date, courtIds, { id: member.id, role: "member" }),
    selectPersonTimes(tx.sql, tx.clubId, coach.id, new Date(bounds.startsAt), new Date(bounds.endsAt)),
    selectTimeOff(tx.sql, tx.clubId, coach.id, date, date),
  ]);
  const off = timesOff.map((row) => timeOffSpan(row, rules.time_zone));
  const away = off.map(({ startsAt, endsAt }) => ({ starts_at: new Date(startsAt), ends_at: new Date(endsAt) }));
  return { ...day, ownTimes: [...day.ownTimes, ...coachTimes, ...away], coachTimes, timesOff: off };
}

/** Which of the two is elsewhere. */
export function whoIsBusy(tx: Pick<ClubTx, "userId">, day: LessonDay, slot: Slot, { coach }: LessonPeople) {
  if (day.timesOff.some((off) => overlap(off, slot))) return "coach_away";
  if (!day.coachTimes.some((time) => overlap(slotOf(time), slot))) return "member_busy";
  return coach.id === tx.userId ? "own_overlap" : "coach_busy";
}
