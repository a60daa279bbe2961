import { randomUUID } from "node:crypto";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { audit } from "../../audit/record.ts";
import { ConcurrentChange } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import type { CourtRow } from "../courts/queries.ts";
import type { PersonDay } from "../days/person-day.ts";
import { peopleOf } from "../players/party.ts";
import { savePlayers } from "../players/queries.ts";
import { courtTime, reserve } from "../reserve.ts";
import type { SeriesTx } from "./judging.ts";
import type { SeriesPlayers } from "./players.ts";
import { insertSeriesBookings } from "./queries.ts";

/** A date that can be booked. */
export interface DateToBook {
  date: string;
  court: CourtRow;
  slot: Slot;
}

interface Series {
  id: string;
  booker: PersonDay["booker"];
  players: SeriesPlayers | null;
  time_zone: string;
}

/**
 * Books dates of a series that {@link SeriesJudge} found free, all of them or none, under the locks of their people and courts:
 * the ids of the bookings by date. Each booking has its own audit row; mails are the caller's.
 */
export async function bookDates(
  tx: SeriesTx,
  { id: seriesId, booker, players, time_zone }: Series,
  dates: DateToBook[],
): Promise<Map<string, string>> {
  const made = dates.map((each) => ({ ...each, id: randomUUID(), seats: players?.seats() ?? [] }));
  const times = made.map(({ id, court, slot }) => courtTime({ ownerId: id, courtId: court.id }, slot));
  const people = peopleOf(booker, made[0]?.seats ?? []);
  if (await reserve(tx, { kind: "booking", times, people })) throw new ConcurrentChange();
  const bookings = times.map(({ ownerId, ...time }) => ({ ...time, id: ownerId }));
  const { sql, clubId, userId } = tx;
  await insertSeriesBookings(sql, clubId, { seriesId, userId: booker.id, createdBy: userId }, bookings);
  const seated = made.map(({ id, seats }) => ({ bookingId: id, players: seats }));
  await savePlayers(sql, clubId, seated, userId);
  const detail = { for: booker.id, series: seriesId };
  const event = { action: "booking.created", subjectType: "booking", detail };
  await Promise.all(made.map(({ id }) => audit(tx, { ...event, subjectId: id })));
  const courts = new Set(made.map(({ court }) => court.id));
  const [only] = courts;
  await notifyClub(tx, {
    topic: "bookings",
    dates: [...new Set(made.map(({ slot }) => localDate(slot.startsAt, time_zone)))],
    ...(courts.size === 1 && only && { court_id: only }),
    people: [...new Set([booker.id, ...people])],
  });
  return new Map(made.map(({ date, id }) => [date, id]));
}
