import { type BookingRules, bookingViolation } from "@courtside/contracts/domain/booking-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { countedBookings } from "@courtside/contracts/domain/players.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { layOutDay, timeDetails } from "../../scheduling/days/booking-context.ts";
import { layOutDate } from "../../scheduling/days/layout.ts";
import { selectBusyTimes, selectPlayedTimes, type TimeOfPerson } from "../../scheduling/days/queries.ts";
import { countsIn } from "../../scheduling/players/judge-members.ts";
import { selectBookedTimes, type WaitingRow } from "./queries.ts";
import type { QueueTx } from "./work.ts";

/** The people in the queue: whether they could book a slot now, under the rules of their own bookings. */
export interface People {
  mayTake(waiting: WaitingRow, slot: Slot): boolean;
  /** Records that something was offered to them, which counts as a time on a court. */
  expect(userId: string, slot: Slot): void;
}

/** Reads the bookings of all of them at once, for the dates that they wait for. */
export async function readPeople(tx: QueueTx, rules: BookingRules, queue: WaitingRow[]): Promise<People> {
  const dates = [...new Set(queue.map(({ requested_date }) => requested_date))];
  const weeks = dates.map((date) => layOutDate(date, rules).week);
  const from = new Date(Math.min(...weeks.map(({ startsAt }) => startsAt)));
  const until = new Date(Math.max(...weeks.map(({ endsAt }) => endsAt)));
  const ids = [...new Set(queue.map(({ user_id }) => user_id))];
  const [bookedTimes, playedTimes, busyTimes] = await Promise.all([
    selectBookedTimes(tx.sql, tx.clubId, ids, from, until),
    selectPlayedTimes(tx.sql, tx.clubId, ids, from, until),
    selectBusyTimes(tx.sql, tx.clubId, ids, from, until),
  ]);
  const booked = slotsByPerson(bookedTimes);
  const played = slotsByPerson(playedTimes);
  const busy = slotsByPerson(busyTimes);
  const days = new Map(dates.map((date) => [date, layOutDay(date, rules, tx.now)]));

  return {
    mayTake({ user_id, role, requested_date }, slot) {
      const day = days.get(requested_date);
      if (!day) return false;
      const startsOf = (times: Map<string, Slot[]>) => (times.get(user_id) ?? []).map(({ startsAt }) => startsAt);
      const counted = countedBookings(rules, {
        booked: countsIn(startsOf(booked), day),
        played: countsIn(startsOf(played), day),
      });
      const rejection = bookingViolation({
        ...timeDetails(day, role, tx.now, slot),
        courtIsActive: true,
        isTaken: false,
        bookingsThatDay: counted.day,
        bookingsThatWeek: counted.week,
        overlapsOwn: !isStaff(role) && (busy.get(user_id) ?? []).some((time) => overlaps(time, slot)),
      });
      return rejection === null;
    },
    expect(userId, slot) {
      busy.set(userId, [...(busy.get(userId) ?? []), slot]);
    },
  };
}

const overlaps = (a: Slot, b: Slot): boolean => a.startsAt < b.endsAt && a.endsAt > b.startsAt;

function slotsByPerson(times: TimeOfPerson[]): Map<string, Slot[]> {
  const slots = times.map(({ user_id, starts_at, ends_at }) => ({
    user_id,
    slot: { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() },
  }));
  const byPerson = Map.groupBy(slots, ({ user_id }) => user_id);
  return new Map([...byPerson].map(([id, theirs]) => [id, theirs.map(({ slot }) => slot)]));
}
