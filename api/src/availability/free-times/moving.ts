import { type DayParts, dayWithout } from "@courtside/contracts/domain/club-day/day-without.ts";
import type { FreeCourt, FreeTime } from "@courtside/contracts/domain/club-day/free-times.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import { mostPlayers, roomViolation } from "@courtside/contracts/domain/players.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, unknownId } from "../../errors.ts";
import { isBooker, isTheirs } from "../../scheduling/bookings/may-cancel.ts";
import { type BookingRow, selectOptionalBooking } from "../../scheduling/bookings/queries.ts";
import { peopleOn } from "../../scheduling/bookings/response.ts";
import { selectCourts } from "../../scheduling/courts/queries.ts";
import { selectPersonTimes } from "../../scheduling/days/queries.ts";
import { selectClub } from "../../tenant/queries.ts";

const FIELD = "moving";

/** The booking that is to move, if the caller may move it now (docs/product/booking.md#moving). */
export async function readMoving(tx: ClubTx, id: string): Promise<BookingRow> {
  const [row, rules] = await Promise.all([selectOptionalBooking(tx.sql, tx.clubId, id), selectClub(tx.sql, tx.clubId)]);
  if (!row) throw unknownId(FIELD, "Booking");
  if (!isTheirs(tx, row)) throw forbidden();
  if (row.kind === "lesson") throw notMovable("lesson_not_movable", messageOf("lesson_not_movable"));
  const times = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
  const violation = moveViolation({
    role: tx.role,
    rules,
    now: tx.now,
    ...times,
    status: row.status,
    keepsPlace: false,
  });
  if (violation) throw notMovable(violation.code, violation.message);
  return row;
}

const notMovable = (code: string, message: string) => new DomainError("rejected", code, message, { field: FIELD });

export const minutesOf = ({ starts_at, ends_at }: BookingRow): number =>
  (ends_at.getTime() - starts_at.getTime()) / 60_000;

/** The day as if the booking's place were free. */
export const partsWithout = (tx: ClubTx, parts: DayParts, row: BookingRow): DayParts =>
  dayWithout(parts, {
    courtId: row.court_id,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    isOwn: isBooker(tx, row),
  });

/** Leaves the courts with room for all who play, and takes away the place that the booking has. */
export async function courtsFor({ sql, clubId }: ClubTx, row: BookingRow) {
  const courts = await selectCourts(sql, clubId, undefined, true);
  const people = peopleOn(row);
  const small = new Set(
    courts
      .filter(({ id, sport, max_players: ofCourt }) => {
        const most = mostPlayers(sport, { ofCourt, bySport: row.club_max_players });
        return id !== row.court_id && roomViolation(people, most) !== null;
      })
      .map(({ id }) => id),
  );
  const place = [row.starts_at, row.ends_at].map((date) => date.toISOString()).join();
  return (time: FreeTime): FreeCourt[] => {
    const isItsTime = [time.start_time, time.end_time].join() === place;
    return time.courts.filter(({ court_id }) => !small.has(court_id) && !(isItsTime && court_id === row.court_id));
  };
}

/** When one of the other players is elsewhere on that day. */
export async function playersBusy({ sql, clubId }: ClubTx, row: BookingRow, day: Slot): Promise<Slot[]> {
  const ids = row.players.flatMap(({ user_id }) => user_id ?? []);
  const [from, until] = [new Date(day.startsAt), new Date(day.endsAt)];
  const times = await Promise.all(ids.map((id) => selectPersonTimes(sql, clubId, id, from, until)));
  return times
    .flat()
    .map(({ starts_at, ends_at }) => ({ startsAt: starts_at.getTime(), endsAt: ends_at.getTime() }))
    .filter(({ startsAt, endsAt }) => startsAt !== row.starts_at.getTime() || endsAt !== row.ends_at.getTime());
}
