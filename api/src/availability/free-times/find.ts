import {
  type FreeCourt,
  type FreeTime,
  freeTimes,
  limitMessage,
} from "@courtside/contracts/domain/club-day/free-times.ts";
import { joinDay } from "@courtside/contracts/domain/club-day/join.ts";
import type { SharedDay } from "@courtside/contracts/domain/club-day/shared-day.ts";
import { dayBounds, instantFrom, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can, isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden, invalid, unknownId } from "../../errors.ts";
import { readInstant } from "../../scheduling/days/instant.ts";
import { selectPersonTimes } from "../../scheduling/days/queries.ts";
import { selectOptionalMember } from "../../scheduling/people/queries.ts";
import { readOwnDay } from "../read.ts";
import { courtsFor, minutesOf, partsWithout, playersBusy, readMoving } from "./moving.ts";

export interface FreeTimesQuery {
  date: string;
  sport: string;
  /** No earlier start, and no later end: "HH:MM" of the date, or an instant. */
  from?: string | undefined;
  to?: string | undefined;
  /** Minutes. */
  length?: number | undefined;
  /** How many neighbouring courts must be free at once. */
  courts: number;
  /** Staff only: the member for whom they would book. */
  user_id?: string | undefined;
  /** A booking for which another time is looked for. */
  moving?: string | undefined;
}

export interface FoundTimes {
  date: string;
  time_zone: string;
  length_minutes: number;
  last_bookable_date: string | null;
  notice: string | null;
  times: FreeTime[];
}

/**
 * The free times of all courts of a sport for this person, in order of time (docs/product/booking.md#free-times): the free slots of
 * their grid, so that each can be booked, or taken by the booking that is `moving`. `shared` gives the club's day.
 */
export async function findFreeTimes(
  tx: ClubTx,
  query: FreeTimesQuery,
  shared: (tx: ClubTx) => Promise<SharedDay>,
): Promise<FoundTimes> {
  const { date, sport, courts, user_id } = query;
  const forOther = user_id !== undefined && user_id !== tx.userId ? user_id : null;
  if (forOther && !can(tx.role, "bookings:create-for-others")) throw forbidden();
  if (query.moving !== undefined && courts > 1) throw invalid("courts", "A booking has one court");
  const moving = query.moving === undefined ? null : await readMoving(tx, query.moving);
  const [own, day] = await Promise.all([readOwnDay(tx, date, sport), shared(tx)]);
  const parts = moving ? partsWithout(tx, { shared: day, own }, moving) : { shared: day, own };
  const grid = joinDay(parts.shared, parts.own);
  const { time_zone, slot_length_minutes: slot, longest_booking_minutes: longest } = grid;
  const minutes = query.length ?? (moving ? minutesOf(moving) : slot);
  if (minutes > longest) throw invalid("length", messageOf("max_length", { n: longest }), "max_length");
  if (minutes % slot !== 0 && !isStaff(tx.role)) throw invalid("length", messageOf("misaligned"), "misaligned");
  const window = windowOf(query, time_zone);
  const bounds = dayBounds(date, time_zone);
  const busy = [
    ...(forOther ? await busyTimes(tx, forOther, bounds) : []),
    ...(moving ? await playersBusy(tx, moving, bounds) : []),
  ];
  const found = freeTimes(grid, { minutes, sideBySide: courts }).filter(({ start_time, end_time }) => {
    const time = { startsAt: Date.parse(start_time), endsAt: Date.parse(end_time) };
    const fits = time.startsAt >= window.startsAt && time.endsAt <= window.endsAt;
    return fits && !busy.some((each) => each.startsAt < time.endsAt && each.endsAt > time.startsAt);
  });
  const times = moving ? withCourts(found, await courtsFor(tx, moving)) : found;
  const notice = grid.notice ?? limitMessage(grid);
  return { date, time_zone, length_minutes: minutes, last_bookable_date: grid.last_bookable_date, notice, times };
}

const withCourts = (times: FreeTime[], courtsOf: (time: FreeTime) => FreeCourt[]): FreeTime[] =>
  times.map((time) => ({ ...time, courts: courtsOf(time) })).filter(({ courts }) => courts.length > 0);

const WALL = /^\d\d:\d\d$/;

/** The part of the date that is searched. */
function windowOf({ date, from, to }: FreeTimesQuery, zone: string): Slot {
  const bounds = dayBounds(date, zone);
  const at = (field: "from" | "to", text: string) =>
    WALL.test(text) ? instantFrom(date, text, zone) : readInstant(field, text, zone);
  const startsAt = from === undefined ? bounds.startsAt : at("from", from);
  const endsAt = to === undefined ? bounds.endsAt : at("to", to);
  if (endsAt <= startsAt) throw invalid("to", messageOf("end_before_start"), "end_before_start");
  return { startsAt, endsAt };
}

/** When the member is on a court already; staff's own bookings may overlap (docs/product/booking.md#one-place-at-a-time). */
async function busyTimes(tx: ClubTx, userId: string, day: Slot): Promise<Slot[]> {
  const member = await selectOptionalMember(tx.sql, tx.clubId, userId);
  if (!member) throw unknownId("user_id", "Member");
  if (isStaff(member.role)) return [];
  const times = await selectPersonTimes(tx.sql, tx.clubId, userId, new Date(day.startsAt), new Date(day.endsAt));
  return times.map(({ starts_at, ends_at }) => ({ startsAt: starts_at.getTime(), endsAt: ends_at.getTime() }));
}
