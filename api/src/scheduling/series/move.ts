import { addDays, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { daysBetween, instantOf, localDate, localMinutes, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { type MessageCode, messageOf } from "@courtside/contracts/domain/messages.ts";
import { moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, invalid, notFound, unknownId } from "../../errors.ts";
import { peopleOf as peopleConcerned } from "../../live/club-news.ts";
import { notifyClub } from "../../live/notify.ts";
import { selectClub } from "../../tenant/queries.ts";
import { cancelingOf, isBooker, isTheirs } from "../bookings/may-cancel.ts";
import { type BookingRow, selectOptionalBooking, updateMoved } from "../bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../bookings/response.ts";
import { type CourtRow, lockCourts, selectCourts } from "../courts/queries.ts";
import { readInstant } from "../days/instant.ts";
import type { PersonDay } from "../days/person-day.ts";
import { lockPeople } from "../people/queries.ts";
import { peopleOf } from "../players/party.ts";
import { judgeMovedGuests } from "../players/settle-guests.ts";
import { release, reserve, type Taken } from "../reserve.ts";
import { SeriesJudge } from "./judging.ts";
import { type Moved, notifySeriesMoved } from "./notices.ts";
import { lockOptionalSeries } from "./queries.ts";
import { lockInScope, problemOf, rejectSeries, selectInScope, type WideScope } from "./scope.ts";

export interface MoveSeriesInput {
  court_id?: string | undefined;
  start_time?: string | undefined;
  end_time?: string | undefined;
}

/** How far the start of a booking moves on the club's clock, and its new length; what is absent stays. */
interface Shift {
  days: number;
  minutes: number;
  length: number | null;
}

const CONFLICTS: ReadonlySet<MessageCode> = new Set(["slot_conflict", "court_blocked", "courts_closed"]);

/**
 * Moves a booking with those that follow it in its series, or all of them, by the same change of the wall time
 * (docs/product/booking.md#series): their old places count as free. All move or none: rejected with the dates that cannot.
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
  const players = (await selectInScope(tx, seen, scope)).flatMap(memberIdsOf);
  const people = await lockPeople(sql, clubId, [...new Set([seen.user_id, ...players])]);
  const person = people.find((each) => each.id === seen.user_id);
  if (!person) throw notFound("Booking");
  // Read under the lock of their person, which every move takes.
  const inScope = await selectInScope(tx, seen, scope);
  if (inScope.flatMap(memberIdsOf).some((player) => people.every((each) => each.id !== player))) throw playersChanged();
  const courtIds = [...inScope.map((row) => row.court_id), ...(input.court_id ? [input.court_id] : [])];
  const locked = await lockCourts(sql, clubId, [...new Set(courtIds)]);
  if (input.court_id && !locked.some((court) => court.id === input.court_id)) throw unknownId("court_id", "Court");
  if (seen.series_id) await lockOptionalSeries(sql, clubId, seen.series_id);
  const rows = await lockInScope(
    tx,
    inScope.map((row) => row.id),
  );
  const anchor = rows.find((row) => row.id === id);
  if (!anchor) throw new DomainError("rejected", "not_movable", messageOf("not_movable"), { field: "id" });

  const shift = shiftOf(anchor, input, zone);
  const courts = await selectCourts(sql, clubId, undefined, false);
  const target = (row: BookingRow) => courts.find((court) => court.id === (input.court_id ?? row.court_id));
  const wanted = rows.map((row) => ({ row, slot: shifted(row, shift, zone) }));
  const booker = { ...person, role: isBooker(tx, seen) ? tx.role : person.role };
  const slots = wanted.flatMap(({ slot }) => slot ?? []);
  const judge = slots.length > 0 ? await SeriesJudge.read(tx, { rules, booker, courts, slots, leaving: rows }) : null;
  const problems = wanted.flatMap(({ row, slot }) => {
    const court = target(row);
    const [startsAt, endsAt] = [row.starts_at.getTime(), row.ends_at.getTime()];
    const fixed = moveViolation({
      role: tx.role,
      rules,
      now: tx.now,
      startsAt,
      endsAt,
      status: row.status,
      keepsPlace: false,
    });
    const violation = fixed ?? (court && judge?.judge(court, slot).rejection);
    if (violation) return [problemOf(row, violation, zone)];
    return slot && court ? [] : [problemOf(row, { code: "skipped_time", message: messageOf("skipped_time") }, zone)];
  });
  if (problems.length > 0) rejectSeries(problems, CONFLICTS);

  const moved = wanted.flatMap(({ row, slot }): Moved[] => {
    const court = target(row);
    return court && slot ? [{ before: row, after: placed(row, court, slot) }] : [];
  });
  for (const { before, after } of moved) await judgeMovedGuests(tx, rules, before, after.starts_at.getTime());
  const busy = await reserveMoved(tx, moved, booker);
  if (busy.length > 0) {
    rejectSeries(
      busy.map(({ before, code }) => problemOf(before, { code, message: messageOf(code) }, zone)),
      CONFLICTS,
    );
  }
  await record(tx, moved, { scope, seriesId: seen.series_id, zone });
  const after = moved.find(({ before }) => before.id === id)?.after ?? anchor;
  return bookingResponse(after, tx, cancelingOf(tx, rules, after));
}

/**
 * Releases all old places and reserves the new ones: at once for the bookings without other players, and one by one for those
 * with players, who may be elsewhere on some dates. The bookings that could not be reserved, with the reason.
 */
async function reserveMoved(tx: ClubTx, moved: Moved[], booker: PersonDay["booker"]) {
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
  const taken = alone.length > 0 ? await reserve(tx, reservation(alone, [])) : null;
  const busy = taken ? alone.map(({ before }) => ({ before, code: codeOf(taken) })) : [];
  for (const each of together) {
    const rejected = await reserve(tx, reservation([each], each.before.players));
    if (rejected) busy.push({ before: each.before, code: codeOf(rejected) });
  }
  return busy;
}

const codeOf = (taken: Taken): "own_overlap" | "slot_conflict" =>
  taken.by === "person" ? "own_overlap" : "slot_conflict";

const memberIdsOf = ({ players }: BookingRow): string[] => players.flatMap(({ user_id }) => user_id ?? []);

const playersChanged = () =>
  new DomainError("conflict", "players_changed", messageOf("players_changed"), { field: "id" });

/** The change of wall time that the request asks for, read from the booking that it names. */
function shiftOf(row: BookingRow, { start_time, end_time }: MoveSeriesInput, zone: string): Shift {
  const [start, end] = [row.starts_at.getTime(), row.ends_at.getTime()];
  const startsAt = start_time === undefined ? start : readInstant("start_time", start_time, zone);
  const endsAt = end_time === undefined ? startsAt + (end - start) : readInstant("end_time", end_time, zone);
  if (endsAt <= startsAt) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  return {
    days: daysBetween(localDate(start, zone), localDate(startsAt, zone)),
    minutes: localMinutes(startsAt, zone) - localMinutes(start, zone),
    length: endsAt - startsAt === end - start ? null : endsAt - startsAt,
  };
}

/** The booking's time after the shift; null if the clock skips it on that date, or if it would leave its date. */
function shifted(row: BookingRow, { days, minutes, length }: Shift, zone: string): Slot | null {
  const start = row.starts_at.getTime();
  const minute = localMinutes(start, zone) + minutes;
  if (minute < 0 || minute >= 24 * 60) return null;
  const startsAt = instantOf(localDateTime(addDays(localDate(start, zone), days), wallTime(minute)), zone);
  return startsAt === null ? null : { startsAt, endsAt: startsAt + (length ?? row.ends_at.getTime() - start) };
}

const placed = (row: BookingRow, court: CourtRow, { startsAt, endsAt }: Slot): BookingRow => ({
  ...row,
  court_id: court.id,
  court_name: court.name,
  sport: court.sport,
  starts_at: new Date(startsAt),
  ends_at: new Date(endsAt),
});

/** Writes the bookings at their new places, with their audit rows, one mail and one live change. */
async function record(
  tx: ClubTx,
  moved: Moved[],
  { scope, seriesId, zone }: { scope: WideScope; seriesId: string | null; zone: string },
): Promise<void> {
  await Promise.all(
    moved.map(async ({ after }) => {
      after.sequence = await updateMoved(tx.sql, tx.clubId, after);
    }),
  );
  await Promise.all(
    moved.map(({ before, after }) =>
      audit(tx, {
        action: "booking.moved",
        subjectType: "booking",
        subjectId: before.id,
        detail: { from: placeOf(before), to: placeOf(after), series: seriesId },
      }),
    ),
  );
  await audit(tx, {
    action: "series.moved",
    subjectType: "booking_series",
    ...(seriesId && { subjectId: seriesId }),
    detail: { scope, dates: moved.length },
  });
  const all = moved.flatMap(({ before, after }) => [before, after]);
  const dates = new Set(all.map((row) => localDate(row.starts_at.getTime(), zone)));
  await notifyClub(tx, { topic: "bookings", dates: [...dates], people: [...new Set(all.flatMap(peopleConcerned))] });
  await notifySeriesMoved(tx, moved);
}

const placeOf = ({ court_id, starts_at, ends_at }: BookingRow) => ({
  court_id,
  start_time: starts_at.toISOString(),
  end_time: ends_at.toISOString(),
});
