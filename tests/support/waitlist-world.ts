import { randomUUID } from "node:crypto";
import { afterAll, expect, inject, vi } from "vitest";
import { type Database, openPool } from "../../api/src/db/pool.ts";
import { type Processed, processQueue } from "../../api/src/waitlist/queue/process-queue.ts";
import { bookingViolations, NO_VIOLATIONS } from "./booking-invariants.ts";
import { type ApiResponse, call } from "./call.ts";
import { NO_WAITLIST_VIOLATIONS, waitlistViolations } from "./waitlist-invariants.ts";
import { type ClubOptions, makeClub, ownerSql, type TestClub, type TestPerson } from "./world.ts";

/** A Wednesday beyond every booking window, so that jobs on the real clock do nothing for it. */
export const DAY = "2031-03-12";
/** Noon of the day before, in a club in UTC. */
export const NOON = "2031-03-11T12:00:00Z";
/** Five slots a day: 08:00 to 13:00. */
const RULES = { time_zone: "UTC", booking_hours_start: "08:00", booking_hours_end: "13:00", max_bookings_per_week: 0 };

export const at = (time: string, date = DAY): string => `${date}T${time}:00.000Z`;
export const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

export interface FullClub extends TestClub {
  /** The booking of a slot: "court number, from 0" and "HH:MM". */
  bookingAt(court: number, time: string): string;
  /** Has the front desk cancel it. */
  free(court: number, time: string, now?: string): Promise<void>;
}

/** A club in UTC whose courts are booked out on DAY, and on further dates if given. */
export async function makeFullClub({ rules = {}, dates = [DAY], ...options }: ClubOptions & { dates?: string[] } = {}) {
  const club = await makeClub({ ...options, rules: { ...RULES, ...rules } });
  // One booker for each court, because a person can be in one place only.
  const fillers = await Promise.all(club.courts.map(() => club.person("front_desk", "Filler")));
  const pairs = club.courts.map(({ id }, index) => ({ court_id: id, user_id: fillers[index]?.id ?? "" }));
  const rows = await ownerSql<{ id: string; court_id: string; time: string; date: string }[]>`
    insert into bookings (club_id, court_id, user_id, created_by, starts_at, ends_at)
    select c.club_id, c.id, p.user_id, p.user_id, s.starts_at, s.ends_at
    from courts c join clubs on clubs.id = c.club_id
    join jsonb_to_recordset(${ownerSql.json(pairs)}) as p (court_id uuid, user_id uuid) on p.court_id = c.id,
      unnest(${dates}::date[]) as day, club_day_slots(clubs, day) s
    where c.club_id = ${club.id}
    returning id, court_id, to_char(starts_at at time zone 'UTC', 'HH24:MI') as time, (starts_at at time zone 'UTC')::date as date`;
  await ownerSql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
    select club_id, court_id, starts_at, ends_at, 'booking', id from bookings where club_id = ${club.id}`;
  const bookingAt = (court: number, time: string): string => {
    const found = rows.find((row) => row.court_id === club.courts[court]?.id && row.time === time);
    if (!found) throw new Error(`no booking at ${time} on court ${court}`);
    return found.id;
  };
  const free = async (court: number, time: string, now = NOON) => {
    const path = `/bookings/${bookingAt(court, time)}/cancel`;
    const { status, text } = await call(path, { method: "POST", token: club.front_desk.token, body: {}, now });
    if (status !== 200) throw new Error(text);
  };
  return { ...club, bookingAt, free } satisfies FullClub;
}

export interface Input {
  requested_date?: string;
  sport?: string;
  court_id?: string | null;
  preferred_start_time?: string | null;
  preferred_end_time?: string | null;
}

export const join = (person: TestPerson, input: Input = {}, now = NOON, headers: Record<string, string> = {}) =>
  call("/waitlist-entries", {
    method: "POST",
    token: person.token,
    body: { requested_date: DAY, sport: "tennis", ...input },
    now,
    headers,
  });

/** Adds members to the waitlist queue, a second apart; returns their entries' ids. */
export async function enqueue(people: TestPerson[], input: Input = {}, from = NOON): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, person] of people.entries()) {
    const { status, body, text } = await join(person, input, minutesAfter(from, index / 60));
    if (status !== 201) throw new Error(text);
    ids.push(String(body.id));
  }
  return ids;
}

/** "Member 1" to "Member 4". */
export const fourMembers = (club: TestClub): Promise<[TestPerson, TestPerson, TestPerson, TestPerson]> =>
  Promise.all([
    club.person("member", "Member 1"),
    club.person("member", "Member 2"),
    club.person("member", "Member 3"),
    club.person("member", "Member 4"),
  ]);

/** A pool as an api process has it. */
export function openTestPool(url = inject("apiDatabaseUrl")): Database {
  const db = openPool(url);
  afterAll(() => db.end({ timeout: 1 }));
  return db;
}

/** Processes the queue as of an instant, once the api's own job does not run. */
export const runQueue = (db: Database, clubId: string, now = NOON): Promise<Processed> =>
  vi.waitFor(
    async () => {
      const processed = await processQueue(db, clubId, now);
      if (!processed) throw new Error("the api's job is running");
      return processed;
    },
    { timeout: 30_000, interval: 20 },
  );

export interface OfferSeen {
  id: string;
  user_id: string;
  court_id: string;
  starts_at: Date;
  expires_at: Date;
  status: string;
}

/** Offers in their order: "Member 1 Court 1 09:00 open"; times in UTC. */
export async function storyOf(clubId: string): Promise<string[]> {
  const rows = await ownerSql<{ line: string }[]>`
    select u.full_name || ' ' || c.name || ' ' || to_char(o.starts_at at time zone 'UTC', 'HH24:MI') || ' ' || o.status as line
    from waitlist_offers o join users u on u.id = o.user_id join courts c on c.id = o.court_id
    where o.club_id = ${clubId} order by o.created_at, u.full_name, o.starts_at`;
  return rows.map(({ line }) => line);
}

/** Every offer of the club so far, oldest first. */
export const offersOf = (clubId: string) => ownerSql<OfferSeen[]>`
  select o.id, o.user_id, o.court_id, o.starts_at, o.expires_at, o.status from waitlist_offers o
  left join waitlist_entries e on e.club_id = o.club_id and e.id = o.entry_id
  where o.club_id = ${clubId} order by o.created_at, e.created_at, o.starts_at`;

export const decide = (verb: "accept" | "pass", person: TestPerson, offerId: string, now = NOON, key?: string) =>
  call(`/waitlist-offers/${offerId}/${verb}`, {
    method: "POST",
    token: person.token,
    now,
    headers: key === undefined ? {} : { "idempotency-key": key },
  });

export const newKey = (): string => randomUUID();

/** The invariants of the courts and of the waitlist. */
export async function expectConsistent(clubId: string): Promise<void> {
  expect(await waitlistViolations(ownerSql, clubId)).toEqual(NO_WAITLIST_VIOLATIONS);
  expect(await bookingViolations(ownerSql, clubId)).toEqual(NO_VIOLATIONS);
}

/** "409 offer_expired: This offer has expired", or the bare status of a success. */
export const outcome = ({ status, rejection }: ApiResponse): string =>
  status < 300 ? String(status) : `${status} ${rejection.code}: ${rejection.message}`;
