import type { BookingRules } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { countedBookings } from "@courtside/contracts/domain/players.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { Sql } from "../../db/pool.ts";
import type { Credentials } from "../../db/transaction.ts";
import { isLocal } from "../../http/fields.ts";
import type { CourtRow } from "../courts/queries.ts";
import { layOutDay } from "../days/booking-context.ts";
import type { PersonDay, TakenTime } from "../days/person-day.ts";
import type { PlayerInput } from "../players/fields.ts";
import { countsIn } from "../players/judge-members.ts";
import type { PlayerRow } from "../players/queries.ts";
import {
  type BookingContextRow,
  type BookingRow,
  beginBookingRequest,
  type ReadTime,
  selectBookingContext,
} from "./queries.ts";

/** What a request to book names. */
export interface RequestedTime {
  court_id: string;
  start_time: string;
  end_time?: string | undefined;
  players?: PlayerInput[] | undefined;
}

const HOUR = 3_600_000;
/** No slot is longer, and a request without an end is for one. */
const LONGEST_SLOT = 3 * HOUR;
/** A date has 25 hours at most: a request for more is rejected whatever the court holds. */
const LONGEST_REQUEST = 26 * HOUR;
/** Club-local times are read as UTC with this margin, because the club's zone is not known yet. */
const FARTHEST_ZONE = 15 * HOUR;

/** Locks booker and court and reads what decides about a request, before the club and its rules are known. */
export const readBooking = (
  sql: Sql,
  bookerId: string,
  { court_id, start_time, end_time, players }: RequestedTime,
): Promise<BookingContextRow | undefined> =>
  selectBookingContext(sql, bookerId, court_id, timeAround(start_time, end_time), memberIdsOf(players));

const memberIdsOf = (players: PlayerInput[] = []): string[] => players.flatMap(({ user_id }) => user_id ?? []);

/** The same as the first statement of the caller's transaction. */
export const beginBooking =
  (input: RequestedTime & { user_id?: string | undefined }, key: string | undefined) => (sql: Sql, who: Credentials) =>
    beginBookingRequest(sql, who, {
      playerIds: memberIdsOf(input.players),
      key,
      bookerId: input.user_id ?? who.userId,
      courtId: input.court_id,
      time: timeAround(input.start_time, input.end_time),
    });

/** Null for a local time that is none, which is rejected once the zone is known. */
function timeAround(start: string, end: string | undefined): ReadTime {
  const from = earliest(start);
  const until = end === undefined ? latest(start) + LONGEST_SLOT : latest(end);
  if (Number.isNaN(from) || Number.isNaN(until)) return null;
  return { from: new Date(from), until: new Date(Math.min(until, latest(start) + LONGEST_REQUEST)) };
}

const earliest = (text: string): number => (isLocal(text) ? Date.parse(`${text}Z`) - FARTHEST_ZONE : Date.parse(text));
const latest = (text: string): number => (isLocal(text) ? Date.parse(`${text}Z`) + FARTHEST_ZONE : Date.parse(text));

const date = (instant: number) => new Date(instant);

/** What was read as the day of the person on which the request is judged; of the court, only what may overlap the request. */
export function dayOfReading(
  { now }: Pick<ClubTx, "now">,
  read: BookingContextRow,
  startsAt: number,
  courtId: string,
  booker: PersonDay["booker"],
): PersonDay<TakenTime> {
  const rules: BookingRules = read;
  const layout = layOutDay(localDate(startsAt, rules.time_zone), rules, now);
  const taken = (read.taken ?? []).map(([start, end, offer_id, offered_to_id]) => ({
    ...{ starts_at: date(start), ends_at: date(end), offer_id, offered_to_id },
  }));
  return {
    ...layout,
    booker,
    counts: countedBookings(rules, {
      booked: countsIn(read.booked, layout),
      played: countsIn(read.played ?? [], layout),
    }),
    ownTimes: (read.busy ?? []).map(([start, end]) => ({ starts_at: date(start), ends_at: date(end) })),
    occupancies: new Map([[courtId, taken]]),
  };
}

/** What was read, without a booking of the person's on the read day: what it would be if the booking's place were free. */
export function readingWithout(
  read: BookingContextRow,
  { court_id, starts_at, ends_at }: Pick<BookingRow, "court_id" | "starts_at" | "ends_at">,
  courtId: string,
): BookingContextRow {
  const isIts = ([start, end]: readonly [number, number, ...unknown[]]) =>
    start === starts_at.getTime() && end === ends_at.getTime();
  // Times of one court, and of one person, never overlap: the same time is the booking's own.
  const first = read.booked.indexOf(starts_at.getTime());
  return {
    ...read,
    booked: read.booked.filter((_, at) => at !== first),
    busy: (read.busy ?? []).filter((time) => !isIts(time)),
    taken: court_id === courtId ? (read.taken ?? []).filter((time) => !isIts(time)) : read.taken,
  };
}

/** The locked court, if the club has it. */
export function courtOfReading(
  { clubId }: Pick<ClubTx, "clubId">,
  { court_name: name, sport, is_active, court_max_players: max_players }: BookingContextRow,
  id: string,
): CourtRow | null {
  if (name === null || sport === null || is_active === null) return null;
  return { id, club_id: clubId, name, sport, is_active, max_players };
}

interface NewRow {
  id: string;
  courtId: string;
  userId: string;
  slot: Slot;
  players?: PlayerRow[];
  /** The guest's name, of a booking without an account. */
  walkIn?: string | null;
}

/** The row of a booking that is about to be written, from what was read: it need not be read again. */
export function rowOfReading(
  { clubId }: Pick<ClubTx, "clubId">,
  read: BookingContextRow,
  { id, courtId, userId, slot, players = [], walkIn = null }: NewRow,
): BookingRow {
  return {
    id,
    club_id: clubId,
    court_id: courtId,
    court_name: read.court_name ?? "",
    sport: read.sport ?? "",
    user_id: userId,
    user_name: read.booker_name ?? "",
    user_email: read.booker_email ?? "",
    kind: "booking",
    coach_id: null,
    coach_name: null,
    starts_at: date(slot.startsAt),
    ends_at: date(slot.endsAt),
    status: "confirmed",
    cancel_reason: null,
    created_at: read.made_at,
    series_id: null,
    series_label: null,
    sequence: 0,
    walk_in: walkIn,
    checked_in_at: null,
    players,
    court_max_players: read.court_max_players,
    club_max_players: read.max_players,
  };
}
