import { messageOf } from "@courtside/contracts/domain/messages.ts";
import type { ClubTx } from "../../club-tx.ts";
import { ConcurrentChange, DomainError, forbidden, invalid, notFound, unknownId } from "../../errors.ts";
import { selectClub } from "../../tenant/queries.ts";
import { cancelingOf, isBooker, isTheirs } from "../bookings/may-cancel.ts";
import { placed } from "../bookings/place.ts";
import { type BookingRow, selectBookingsOfSeries, selectOptionalBooking } from "../bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../bookings/response.ts";
import { type CourtRow, lockCourts, selectCourts } from "../courts/queries.ts";
import { readInstant } from "../days/instant.ts";
import type { PersonDay } from "../days/person-day.ts";
import { lockPeople } from "../people/queries.ts";
import { peopleOf } from "../players/party.ts";
import { release, reserve } from "../reserve.ts";
import { isConflict, MoveJudge, type Target, targetsOf } from "./move-judging.ts";
import { recordMove } from "./move-record.ts";
import type { Moved } from "./notices.ts";
import { lockOptionalSeries } from "./queries.ts";
import { lockInScope, rejectSeries, selectInScope, type WideScope } from "./scope.ts";
import { changedSince, selectUndone, slotOfPlace, type UndoneMove } from "./undo-move.ts";

export interface MoveSeriesInput {
  court_id?: string | undefined;
  start_time?: string | undefined;
  end_time?: string | undefined;
}

/**
 * Moves a booking with those that follow it in its series, or all of them, by the same change of the wall time
 * (docs/product/booking.md#series): their old places count as free. All move or none: rejected with the dates that cannot, and
 * where all of them could go instead. The caller's own move of the last seconds is undone by naming the place before it.
 */
export async function moveSeries(
  tx: ClubTx,
  id: string,
  scope: WideScope,
  input: MoveSeriesInput,
): Promise<BookingResponse> {
  const { sql, clubId } = tx;
  const rules = await selectClub(sql, clubId);
  const zone = rules.time_zone;
  const seen = await selectOptionalBooking(sql, clubId, id);
  if (!seen) throw notFound("Booking");
  if (!isTheirs(tx, seen)) throw forbidden();
  const undone = await selectUndone(tx, id, placeOf(seen, input, zone), scope);
  const select = () => (undone ? selectUndoneBookings(tx, seen, undone) : selectInScope(tx, seen, scope));
  const players = (await select()).flatMap(memberIdsOf);
  const people = await lockPeople(sql, clubId, [...new Set([seen.user_id, ...players])]);
  const person = people.find((each) => each.id === seen.user_id);
  if (!person) throw notFound("Booking");
  // Read under the lock of their person, which every move takes.
  const inScope = await select();
  if (inScope.flatMap(memberIdsOf).some((player) => people.every((each) => each.id !== player)))
    throw conflict("players_changed", "id");
  const courtIds = [
    ...inScope.map((row) => row.court_id),
    ...(undone ? [...undone.values()].map(({ from }) => from.court_id) : []),
    ...(input.court_id ? [input.court_id] : []),
  ];
  const locked = await lockCourts(sql, clubId, [...new Set(courtIds)]);
  if (input.court_id && !locked.some((court) => court.id === input.court_id)) throw unknownId("court_id", "Court");
  const series = seen.series_id && (await lockOptionalSeries(sql, clubId, seen.series_id));
  // Its other dates would be booked at the old time.
  if (series && series.state === "running") throw conflict("series_running", "scope");
  const rows = await lockInScope(
    tx,
    inScope.map((row) => row.id),
  );
  const changed = undone ? changedSince(undone, rows, zone) : [];
  if (changed.length > 0) rejectSeries(changed);
  const anchor = rows.find((row) => row.id === id);
  if (!anchor) throw new DomainError("rejected", "not_movable", messageOf("not_movable"), { field: "id" });

  const courts = await selectCourts(sql, clubId, undefined, false);
  const named = { anchor, ...placeOf(anchor, input, zone), courtId: input.court_id ?? null };
  const targets = undone ? backOf(rows, undone, courts) : targetsOf(rows, named, courts, zone);
  if (targets.every(staysAt)) return bookingResponse(anchor, tx, cancelingOf(tx, rules, anchor));
  const booker = { ...person, role: isBooker(tx, seen) ? tx.role : person.role };
  const judge = await MoveJudge.read(tx, { rules, booker, courts, targets, isUndo: undone !== null });
  const problems = judge.problems();
  if (problems.length > 0) {
    const isTaken = problems.some(({ code }) => isConflict.has(code));
    rejectSeries(problems, {
      conflicts: isConflict,
      ...(isTaken && { alternatives: judge.alternatives(named) }),
    });
  }

  const moved = targets.flatMap(({ row, court, slot }): Moved[] =>
    court && slot ? [{ before: row, after: placed(row, court, slot) }] : [],
  );
  await reserveMoved(tx, moved, booker);
  await recordMove(tx, moved, { id, scope, zone, isUndo: undone !== null });
  const after = moved.find(({ before }) => before.id === id)?.after ?? anchor;
  return bookingResponse(after, tx, cancelingOf(tx, rules, after));
}

/** The place that the request names for its booking; what it leaves out stays. */
function placeOf(row: BookingRow, { court_id, start_time, end_time }: MoveSeriesInput, zone: string) {
  const [start, end] = [row.starts_at.getTime(), row.ends_at.getTime()];
  const startsAt = start_time === undefined ? start : readInstant("start_time", start_time, zone);
  const endsAt = end_time === undefined ? startsAt + (end - start) : readInstant("end_time", end_time, zone);
  if (endsAt <= startsAt) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  return { courtId: court_id ?? row.court_id, slot: { startsAt, endsAt } };
}

/** Those of the move that are still booked; others are missing. */
async function selectUndoneBookings(tx: ClubTx, { series_id }: BookingRow, undone: UndoneMove): Promise<BookingRow[]> {
  if (series_id === null) return [];
  const ever = { from: new Date(0), now: new Date(0) };
  const rows = await selectBookingsOfSeries(tx.sql, tx.clubId, series_id, ever);
  return rows.filter(({ id }) => undone.has(id));
}

/** Each back where it was. */
const backOf = (rows: BookingRow[], undone: UndoneMove, courts: CourtRow[]): Target[] =>
  rows.flatMap((row): Target[] => {
    const from = undone.get(row.id)?.from;
    return from ? [{ row, court: courts.find(({ id }) => id === from.court_id), slot: slotOfPlace(from) }] : [];
  });

const staysAt = ({ row, court, slot }: Target): boolean =>
  court?.id === row.court_id && slot?.startsAt === row.starts_at.getTime() && slot.endsAt === row.ends_at.getTime();

/**
 * Releases all old places and reserves the new ones: at once for the bookings without other players, and one by one for those
 * with players, who differ. Throws a {@link ConcurrentChange} if one is no longer free.
 */
async function reserveMoved(tx: ClubTx, moved: Moved[], booker: PersonDay["booker"]): Promise<void> {
  const reservation = (some: Moved[], players: BookingRow["players"]) => ({
    kind: "booking" as const,
    times: some.map(({ after }) => ({
      ...{ ownerId: after.id, courtId: after.court_id, startsAt: after.starts_at, endsAt: after.ends_at },
    })),
    people: peopleOf(booker, players),
  });
  await release(
    tx,
    "booking",
    moved.map(({ after }) => after.id),
  );
  const alone = moved.filter(({ before }) => memberIdsOf(before).length === 0);
  const together = moved.filter(({ before }) => memberIdsOf(before).length > 0);
  if (alone.length > 0 && (await reserve(tx, reservation(alone, [])))) throw new ConcurrentChange();
  for (const each of together) {
    if (await reserve(tx, reservation([each], each.before.players))) throw new ConcurrentChange();
  }
}

const memberIdsOf = ({ players }: BookingRow): string[] => players.flatMap(({ user_id }) => user_id ?? []);

const conflict = (code: "players_changed" | "series_running", field: string) =>
  new DomainError("conflict", code, messageOf(code), { field });
