import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import { notifyClub } from "../../live/notify.ts";
import { selectClub } from "../../tenant/queries.ts";
import { lockCourts, selectCourts } from "../courts/queries.ts";
import { lockPeople, selectPeople } from "../people/queries.ts";
import { type NamedPlayers, readPlayers } from "../players/input.ts";
import { bookDates, type DateToBook } from "./book-dates.ts";
import { SeriesJudge, type SeriesTx } from "./judging.ts";
import { notifySeriesMade } from "./notices.ts";
import { SeriesPlayers } from "./players.ts";
import {
  endPlannedDates,
  lockOptionalSeries,
  type SeriesDateRow,
  type SeriesRow,
  saveSeriesDates,
  selectOptionalSeries,
  selectSeriesDates,
  updateSeriesState,
} from "./queries.ts";

/** A transaction books so many dates, so that progress shows and no lock is kept for long. */
const AT_ONCE = 6;

type JobTx = Omit<SeriesTx, "role">;

/**
 * Books the next dates of a series (docs/product/booking.md#series): whole dates, in one transaction. A date that cannot be booked
 * any more is missed, and the others go on. Returns how many dates are left; 0 also for a series that has ended.
 */
export async function continueSeries(tx: JobTx, id: string): Promise<number> {
  const { sql, clubId } = tx;
  const seen = await selectOptionalSeries(sql, clubId, id);
  if (!seen) return 0;
  const named = readPlayers(seen.players ?? [], seen.user_id);
  const people = await lockPeople(sql, clubId, [seen.user_id, ...named.members.map(({ id }) => id)]);
  const booker = people.find((person) => person.id === seen.user_id);
  // Who has left the club meanwhile is taken off the bookings ahead.
  const members = named.members.filter((member) => people.some(({ id }) => id === member.id));
  const planned = (await selectSeriesDates(sql, clubId, id)).filter(({ outcome }) => outcome === "planned");
  const next = planned.slice(0, AT_ONCE);
  await lockCourts(sql, clubId, [...new Set(next.map(({ court_id }) => court_id))]);
  // Whoever stops it has only this lock.
  const series = await lockOptionalSeries(sql, clubId, id);
  if (series?.state !== "running") return 0;
  // Read under the locks: while they were waited for the maker may have left the club or its staff.
  const [maker] = await selectPeople(sql, clubId, [tx.userId]);
  if (!booker || !maker || !isStaff(maker.role)) {
    await endSeries({ ...tx, role: maker?.role ?? "member" }, series);
    return 0;
  }
  const role = maker.role;
  await bookNext({ ...tx, role }, series, { booker, named: { ...named, members } }, next);
  const left = planned.length - next.length;
  if (left === 0) await finish({ ...tx, role }, series);
  return left;
}

interface Party {
  booker: { id: string; role: Role };
  named: NamedPlayers;
}

async function bookNext(tx: SeriesTx, series: SeriesRow, { booker, named }: Party, next: SeriesDateRow[]) {
  const { sql, clubId } = tx;
  const rules = await selectClub(sql, clubId);
  const courts = await selectCourts(sql, clubId, undefined, false);
  const dates = next.flatMap(({ date, court_id, starts_at, ends_at }): DateToBook[] => {
    const court = courts.find(({ id }) => id === court_id);
    return court && starts_at && ends_at
      ? [{ date, court, slot: { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() } }]
      : [];
  });
  const slots = dates.map(({ slot }) => slot);
  const isAlone = named.members.length + named.guests.length === 0;
  const players = isAlone
    ? null
    : await SeriesPlayers.read(tx, { rules, bookerId: booker.id, named, slots }, { lock: true });
  const judge = await SeriesJudge.read(tx, { rules, booker, courts, slots, players });
  const judged = new Map(dates.map(({ date, court, slot }) => [date, judge.judge(court, slot)]));
  const free = dates.filter(({ date }) => judged.get(date)?.fate === "free");
  const booked = await bookDates(tx, { id: series.id, booker, players, time_zone: rules.time_zone }, free);
  await saveSeriesDates(
    sql,
    clubId,
    series.id,
    next.map(({ court_name: _name, ...each }) => {
      const rejection = judged.get(each.date)?.rejection;
      const booking_id = booked.get(each.date) ?? null;
      const outcome = booking_id ? ("booked" as const) : ("missed" as const);
      return { ...each, outcome, booking_id, code: rejection?.code ?? null, message: rejection?.message ?? null };
    }),
  );
}

async function finish(tx: SeriesTx, series: SeriesRow): Promise<void> {
  await updateSeriesState(tx.sql, tx.clubId, series.id, "done");
  await notifySeriesMade(tx, series);
}

/** Ends a locked series before all of its dates are booked: those that are stay. */
export async function endSeries(tx: SeriesTx, series: SeriesRow): Promise<void> {
  const { sql, clubId } = tx;
  const message = messageOf("series_stopped");
  const dates = await endPlannedDates(sql, clubId, series.id, { code: "series_stopped", message });
  await updateSeriesState(sql, clubId, series.id, "stopped");
  await audit(tx, {
    action: "series.stopped",
    subjectType: "booking_series",
    subjectId: series.id,
    detail: { dates },
  });
  await notifySeriesMade(tx, series);
  await notifyClub(tx, { topic: "bookings", dates: [], people: [series.user_id] });
}
