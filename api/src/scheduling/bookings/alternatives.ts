import type { BookingRules } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { countedBookings, mostPlayers, type PlayerRules, roomViolation } from "@courtside/contracts/domain/players.ts";
import type { CourtsRow } from "../../../db/row-types.ts";
import type { ClubTx } from "../../club-tx.ts";
import { type CourtRow, selectCourts } from "../courts/queries.ts";
import { layOutDay } from "../days/booking-context.ts";
import { type PersonDay, rejectionOn, type TakenTime, type Viewer } from "../days/person-day.ts";
import { type CourtTime, countBookings, selectCourtTimes, selectPersonTimes } from "../days/queries.ts";
import type { BookingRow } from "./queries.ts";

export interface Alternative {
  court_id: string;
  court_name: string;
  start_time: string;
  end_time: string;
}

const TWO_HOURS = 2 * 3_600_000;
const MOST = 3;

/**
 * Alternatives that this person could book (docs/product/booking.md#alternatives): the same court within two hours either way,
 * nearest first, then other courts of the sport at that time. At most three, each of the requested length, at which the partners are
 * free too, and on a court with room for the `party`. `moving`: the booking whose place is free for it; its own court keeps it,
 * however many play.
 */
export async function findAlternatives(
  tx: ClubTx,
  rules: BookingRules,
  court: CourtRow,
  input: Slot,
  booker: PersonDay["booker"],
  { moving, partnerIds = [], party }: { moving?: MovingBooking; partnerIds?: string[]; party?: Party } = {},
): Promise<Alternative[]> {
  const { sql, clubId } = tx;
  const layout = layOutDay(localDate(input.startsAt, rules.time_zone), rules, tx.now);
  // Of the day, the hours in which an alternative may lie; one round trip.
  const from = new Date(input.startsAt - TWO_HOURS);
  const until = new Date(input.endsAt + TWO_HOURS);
  const [all, counts, peopleTimes, times] = await Promise.all([
    selectCourts(sql, clubId, court.sport, true),
    countBookings(sql, clubId, { userId: booker.id, rules }, layout.bounds, layout.week),
    Promise.all([booker.id, ...partnerIds].map((id) => selectPersonTimes(sql, clubId, id, from, until))),
    selectCourtTimes(sql, clubId, court.sport, from, until),
  ]);
  const courts = all.filter((each) => each.id === moving?.court_id || !party || hasRoom(each, party));
  const occupancies = new Map<string, CourtTime[]>(courts.map(({ id }) => [id, []]));
  for (const time of times) occupancies.get(time.court_id)?.push(time);
  const day = { ...layout, booker, counts: countedBookings(rules, counts), ownTimes: peopleTimes.flat(), occupancies };
  if (!moving) return alternativesOn(tx, day, courts, court, input);
  // The booking's own place is free, but no alternative.
  return alternativesOn(tx, dayWithout(day, moving), courts, court, input).filter(
    ({ court_id, start_time }) => court_id !== moving.court_id || Date.parse(start_time) !== moving.starts_at.getTime(),
  );
}

/** How many play, and how many may by sport. */
export interface Party {
  people: number;
  bySport: PlayerRules["max_players"];
}

export const hasRoom = (
  { sport, max_players: ofCourt }: Pick<CourtsRow, "sport" | "max_players">,
  { people, bySport }: Party,
): boolean => roomViolation(people, mostPlayers(sport, { ofCourt, bySport })) === null;

/** A booking that is about to leave its place. */
type MovingBooking = Pick<BookingRow, "id" | "court_id" | "starts_at" | "ends_at">;

/** The day as if the booking's place were free, and the booking not counted. */
function dayWithout(day: PersonDay<CourtTime>, { id, starts_at, ends_at }: MovingBooking): PersonDay<CourtTime> {
  const [start, end] = [starts_at.getTime(), ends_at.getTime()];
  const within = ({ startsAt, endsAt }: Slot) => (start >= startsAt && start < endsAt ? 1 : 0);
  const occupancies = [...day.occupancies].map(
    ([court, rows]) => [court, rows.filter(({ booking_id }) => booking_id !== id)] as const,
  );
  return {
    ...day,
    counts: { day: day.counts.day - within(day.bounds), week: day.counts.week - within(day.week) },
    ownTimes: day.ownTimes.filter((time) => time.starts_at.getTime() !== start || time.ends_at.getTime() !== end),
    occupancies: new Map(occupancies),
  };
}

/**
 * The same for a day that has been read, or its hours around the request. Only on these courts, and where it `fits` what else the
 * caller knows.
 */
export function alternativesOn(
  viewer: Viewer,
  day: PersonDay<TakenTime>,
  courts: CourtRow[],
  court: CourtRow,
  input: Slot,
  fits: (court: CourtRow, slot: Slot) => boolean = () => true,
): Alternative[] {
  const length = input.endsAt - input.startsAt;
  const near = day.slots
    .map((slot) => slot.startsAt)
    .filter((start) => start !== input.startsAt && Math.abs(start - input.startsAt) <= TWO_HOURS)
    .sort((a, b) => Math.abs(a - input.startsAt) - Math.abs(b - input.startsAt))
    .flatMap((start) => (courts.some(({ id }) => id === court.id) ? { court, startsAt: start } : []));
  const beside = courts
    .filter((each) => each.id !== court.id)
    .map((each) => ({ court: each, startsAt: input.startsAt }));
  return [...near, ...beside]
    .filter(({ court: at, startsAt }) => {
      const slot = { startsAt, endsAt: startsAt + length };
      return rejectionOn(viewer, day, at, slot) === null && fits(at, slot);
    })
    .slice(0, MOST)
    .map(({ court: at, startsAt }) => ({
      court_id: at.id,
      court_name: at.name,
      start_time: new Date(startsAt).toISOString(),
      end_time: new Date(startsAt + length).toISOString(),
    }));
}
