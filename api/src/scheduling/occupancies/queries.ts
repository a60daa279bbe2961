import type { CourtOccupanciesRow, FunctionValues } from "../../../db/row-types.ts";
import type { ClubTx } from "../../club-tx.ts";

/** The purpose of a court's time. */
export type OccupancyKind = CourtOccupanciesRow["kind"];

/** A court for a time. `ownerId` is the booking, event date, block or offer that holds it; an owner may hold several. */
export interface CourtTime {
  ownerId: string;
  courtId: string;
  startsAt: Date;
  endsAt: Date;
}

/** Court times that are reserved together or not at all, and the people whose time each of them takes. */
export interface Reservation {
  kind: OccupancyKind;
  times: CourtTime[];
  people: string[];
}

/** A transaction of one club. */
export type SchedulingTx = Pick<ClubTx, "sql" | "clubId">;

const OWNER_COLUMN = {
  booking: "booking_id",
  lesson: "booking_id",
  event: "event_date_id",
  block: "block_id",
  offer_held: "offer_id",
} as const satisfies Record<OccupancyKind, string>;

const columnsOf = (times: CourtTime[]) => ({
  owners: times.map(({ ownerId }) => ownerId),
  courts: times.map(({ courtId }) => courtId),
  starts: times.map(({ startsAt }) => startsAt.toISOString()),
  ends: times.map(({ endsAt }) => endsAt.toISOString()),
});

/** The times as rows of a statement: owner_id, court_id, starts_at, ends_at. */
function rowsOf({ sql }: SchedulingTx, times: CourtTime[]) {
  const { owners, courts, starts, ends } = columnsOf(times);
  return sql`
    unnest(${owners}::uuid[], ${courts}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      as t (owner_id, court_id, starts_at, ends_at)`;
}

/** Ends the expired waitlist offers on these times that still hold their slot. */
export async function releaseExpiredHolds(tx: SchedulingTx, times: CourtTime[]): Promise<void> {
  await tx.sql`
    select release_expired_holds(${tx.clubId}, t.court_id, t.starts_at, t.ends_at) from ${rowsOf(tx, joined(times))}`;
}

/** One span for consecutive times of a court. */
function joined(times: CourtTime[]): CourtTime[] {
  const spans: CourtTime[] = [];
  for (const time of times) {
    const last = spans.at(-1);
    if (last?.courtId === time.courtId && last.endsAt.getTime() === time.startsAt.getTime()) last.endsAt = time.endsAt;
    else spans.push({ ...time });
  }
  return spans;
}

/** Inserts the courts' times. Never a plain insert, which deadlocks under a race. */
const insertCourts = (tx: SchedulingTx, { kind, times }: Reservation) => tx.sql`
  insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, ${tx.sql(OWNER_COLUMN[kind])})
  select ${tx.clubId}, t.court_id, t.starts_at, t.ends_at, ${kind}, t.owner_id from ${rowsOf(tx, times)}
  on conflict do nothing`;

/** Inserts the people's times; `only` is a condition of the surrounding statement. */
const insertPeople = (
  tx: SchedulingTx,
  { kind, times, people }: Reservation,
  only: ReturnType<typeof tx.sql>,
) => tx.sql`
  insert into person_occupancies (club_id, ${tx.sql(OWNER_COLUMN[kind])}, user_id, starts_at, ends_at)
  select ${tx.clubId}, t.owner_id, p.user_id, t.starts_at, t.ends_at
  from unnest(${people}::uuid[]) as p (user_id), ${rowsOf(tx, times)} where ${only}
  on conflict do nothing returning user_id`;

interface Inserted {
  /** The number of times for which the court was free. */
  courts: number;
  /** The person of each time that could be reserved. */
  people: string[];
}

/** Reserves the courts, and the people if every court was free: a booking that comes second leaves nothing to undo. */
export async function insertTimes(tx: SchedulingTx, reservation: Reservation): Promise<Inserted> {
  const { times, people } = reservation;
  if (people.length === 0) return { courts: (await insertCourts(tx, reservation)).count, people: [] };
  const { sql } = tx;
  const [made] = await sql<Inserted[]>`
    with court as (${insertCourts(tx, reservation)} returning court_id), person as (
      ${insertPeople(tx, reservation, sql`(select count(*) from court) = ${times.length}`)}
    )
    select (select count(*) from court)::int as courts, array(select user_id from person) as people`;
  return made ?? { courts: 0, people: [] };
}

/** Gives owners other courts at the same times; their people stay reserved. */
export async function updateCourts(tx: SchedulingTx, kind: OccupancyKind, times: CourtTime[]): Promise<void> {
  const owner = tx.sql(OWNER_COLUMN[kind]);
  await tx.sql`
    update court_occupancies o set court_id = t.court_id from ${rowsOf(tx, times)}
    where o.club_id = ${tx.clubId} and o.${owner} = t.owner_id`;
}

/** Inserts the times of more people of a booking that holds its court. Returns those who were free. */
export async function insertPersonTimes(tx: SchedulingTx, reservation: Reservation): Promise<string[]> {
  const [made] = await tx.sql<Pick<Inserted, "people">[]>`
    with person as (${insertPeople(tx, reservation, tx.sql`true`)}) select array(select user_id from person) as people`;
  return made?.people ?? [];
}

/** Frees some people of bookings that keep their court. */
export async function deletePersonTimes(
  { sql, clubId }: SchedulingTx,
  bookingIds: string[],
  userIds: string[],
): Promise<void> {
  await sql`
    delete from person_occupancies
    where club_id = ${clubId} and booking_id = any(${bookingIds}::uuid[]) and user_id = any(${userIds}::uuid[])`;
}

/** Deletes the owners' occupancies of courts and people. */
export async function deleteTimes(tx: SchedulingTx, kind: OccupancyKind, ownerIds: string[]): Promise<void> {
  const { sql, clubId } = tx;
  const owner = sql(OWNER_COLUMN[kind]);
  await sql`delete from court_occupancies where club_id = ${clubId} and ${owner} = any(${ownerIds}::uuid[])`;
  if (!holdsPeople(kind)) return;
  await sql`delete from person_occupancies where club_id = ${clubId} and ${owner} = any(${ownerIds}::uuid[])`;
}

/** Ends the blocks' occupancies at an instant, and deletes those that would begin later. */
export async function endBlockTimes({ sql, clubId }: SchedulingTx, blockIds: string[], at: Date): Promise<void> {
  const isTheirs = sql`club_id = ${clubId} and block_id = any(${blockIds}::uuid[])`;
  await sql`delete from court_occupancies where ${isTheirs} and starts_at >= ${at}`;
  await sql`update court_occupancies set ends_at = ${at} where ${isTheirs} and ends_at > ${at}`;
}

/** Blocks and offers take no person's time. */
const holdsPeople = (kind: OccupancyKind): boolean => kind !== "block" && kind !== "offer_held";

/** Frees a person of the event dates that end after an instant. */
export async function deleteEventTimesOf({ sql, clubId }: SchedulingTx, userId: string, after: Date): Promise<void> {
  await sql`
    delete from person_occupancies
    where club_id = ${clubId} and user_id = ${userId} and event_date_id is not null and ends_at > ${after}`;
}

/** The obstacle to reserving a time: an occupancy of the court (`hold`: only waitlist offers), or people elsewhere. */
export interface Conflict {
  ownerId: string;
  court: FunctionValues["court_conflict"];
  people: string[];
}

/** The times that cannot be reserved, by start. No occupancy is longer than 25 hours, which bounds the scan. */
export async function selectConflicts(tx: SchedulingTx, { times, people }: Reservation): Promise<Conflict[]> {
  const { sql, clubId } = tx;
  const rows = await sql<(Pick<Conflict, "court" | "people"> & { owner_id: string })[]>`
    select * from (
      select t.owner_id, t.starts_at,
        court_conflict(${clubId}, t.court_id, t.starts_at, t.ends_at) as court,
        array(
          select distinct o.user_id from person_occupancies o
          where o.club_id = ${clubId} and o.user_id = any(${people}::uuid[])
            and o.starts_at < t.ends_at and o.starts_at > t.starts_at - longest_occupancy() and o.ends_at > t.starts_at
        ) as people
      from ${rowsOf(tx, times)}
    ) as met where court is not null or cardinality(people) > 0 order by starts_at, owner_id`;
  return rows.map(({ owner_id, ...row }) => ({ ownerId: owner_id, court: row.court, people: row.people }));
}

/** Court occupancies other than bookings, event dates and offers, which could be ended. */
export interface Obstacle extends Pick<CourtOccupanciesRow, "court_id"> {
  kind: "block" | "offer_held";
}

/** When courts are occupied by what can be neither canceled nor withdrawn. */
export function selectObstacleTimes({ sql, clubId }: SchedulingTx, courtIds: string[], from: Date, until: Date) {
  return sql<Pick<CourtOccupanciesRow, "court_id" | "starts_at" | "ends_at">[]>`
    select court_id, starts_at, ends_at from court_occupancies
    where club_id = ${clubId} and court_id = any(${courtIds}::uuid[])
      and starts_at < ${until} and starts_at > ${from}::timestamptz - longest_occupancy() and ends_at > ${from}
      and booking_id is null and event_date_id is null and offer_id is null`;
}

/** One for each court that has any in the span, blocks first. */
export function selectObstacles({ sql, clubId }: SchedulingTx, courtIds: string[], from: Date, until: Date) {
  return sql<Obstacle[]>`
    select distinct on (court_id) court_id, kind from court_occupancies
    where club_id = ${clubId} and court_id = any(${courtIds}::uuid[])
      and starts_at < ${until} and starts_at > ${from}::timestamptz - longest_occupancy() and ends_at > ${from}
      and booking_id is null and event_date_id is null and offer_id is null
    order by court_id, kind`;
}
