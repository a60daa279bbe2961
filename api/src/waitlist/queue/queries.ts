import type { FunctionRows, MembershipsRow, WaitlistEntriesRow, WaitlistOffersRow } from "../../../db/row-types.ts";
import { callForRows, callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import type { TimeOfPerson } from "../../scheduling/days/queries.ts";
import type { OfferRow } from "../../scheduling/offers/queries.ts";
import type { LocalNow } from "../../scheduling/waiting/queries.ts";

/** Clubs whose queue is due. For the auth service's role. */
export async function selectDueClubs(sql: Sql, most: number): Promise<string[]> {
  const rows = await callForRows(sql, "clubs_with_due_waitlist", most);
  return rows.map(({ value }) => value);
}

/** Claims the club's queue for this transaction; null: another process has it. For the auth service's role. */
export async function beginWork(sql: Sql, clubId: string): Promise<FunctionRows["begin_waitlist_work"] | null> {
  const [row] = await callForRows(sql, "begin_waitlist_work", clubId);
  return row ?? null;
}

/** Postpones a club's due checks. For the auth service's role. */
export async function postponeChecks(sql: Sql, clubId: string, seconds: number): Promise<void> {
  await sql`select put_off_waitlist(${clubId}, ${seconds})`;
}

/** Claims the queue for the rest of a member's transaction: the job waits. Courts are locked after it. */
export async function claimQueue(sql: Sql, clubId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('waitlist ' || ${clubId}, 0))`;
}

/** When the next open offer ends. */
export async function selectNextExpiry(sql: Sql, clubId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`
    select min(expires_at) as at from waitlist_offers where club_id = ${clubId} and status = 'open'`;
  return row?.at ?? null;
}

const columns = (sql: Sql) => sql`
  o.id, o.entry_id, o.user_id, u.full_name as user_name, o.court_id, c.name as court_name, o.starts_at, o.ends_at, o.status,
  o.expires_at, o.booking_id, o.canceled_booking_id`;

const joins = (sql: Sql) => sql`
  join courts c on c.club_id = o.club_id and c.id = o.court_id join users u on u.id = o.user_id`;

/** Locks the open expired offers. An offer that another transaction has locked is left to that one. */
export async function lockOverdueOffers(sql: Sql, clubId: string): Promise<OfferRow[]> {
  return await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and o.status = 'open' and o.expires_at <= clock_now()
    order by o.id for update of o skip locked`;
}

/** Locks the open offers of courts that have been closed. */
export async function lockOffersOfClosedCourts(sql: Sql, clubId: string): Promise<OfferRow[]> {
  return await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and o.status = 'open' and o.expires_at > clock_now() and not c.is_active
    order by o.id for update of o skip locked`;
}

/** Marks expired offers as notified, and returns those that were not before. */
export async function notifyExpired(sql: Sql, clubId: string): Promise<OfferRow[]> {
  return await sql<OfferRow[]>`
    with notified as (
      update waitlist_offers set notified_at = clock_now()
      where club_id = ${clubId} and status = 'expired' and notified_at is null returning *
    )
    select ${columns(sql)} from notified o ${joins(sql)} order by o.id`;
}

/** A waiting member without an open offer. */
export interface WaitingRow
  extends Pick<WaitlistEntriesRow, "id" | "user_id" | "requested_date" | "sport" | "court_id">,
    Pick<MembershipsRow, "role"> {
  /** Minutes of the club's wall clock. */
  start: number | null;
  end: number | null;
}

/** More than ever wait in one club; the rest of a longer queue is processed when those in front are gone. */
const MOST_WAITING = 5_000;

/** The queue in its order: active entries of members who may book, without an open offer. */
export async function selectQueue(sql: Sql, clubId: string, { today, time }: LocalNow): Promise<WaitingRow[]> {
  return await sql<WaitingRow[]>`
    select e.id, e.user_id, m.role, e.requested_date, e.sport, e.court_id,
      (extract(epoch from e.preferred_start) / 60)::int as start, (extract(epoch from e.preferred_end) / 60)::int as "end"
    from waitlist_entries e
    join memberships m on m.club_id = e.club_id and m.user_id = e.user_id and m.left_at is null
    join users u on u.id = e.user_id
    where e.club_id = ${clubId}
      and (e.requested_date > ${today} or (e.requested_date = ${today} and coalesce(e.preferred_end, '24:00') > ${time}))
      and not exists (
        select from waitlist_offers f where f.club_id = e.club_id and f.entry_id = e.id and f.status = 'open')
      and not (u.is_demo and demo_ends_at(u.created_at) <= clock_now())
    order by e.created_at, e.id limit ${MOST_WAITING}`;
}

/** The slots that the entries have passed on or let expire: they are not offered again. */
export async function selectDeclinedSlots(sql: Sql, clubId: string, entryIds: string[]) {
  return await sql<(Pick<WaitlistOffersRow, "court_id" | "starts_at"> & { entry_id: string })[]>`
    select entry_id, court_id, starts_at from waitlist_offers
    where club_id = ${clubId} and entry_id = any(${entryIds}::uuid[]) and status in ('passed', 'expired')`;
}

/** When these people have bookings that count against the limits. */
export async function selectBookedTimes(sql: Sql, clubId: string, userIds: string[], from: Date, until: Date) {
  return await sql<TimeOfPerson[]>`
    select user_id, starts_at, ends_at from bookings
    where club_id = ${clubId} and user_id = any(${userIds}::uuid[]) and status = 'confirmed' and walk_in is null
      and starts_at >= ${from} and starts_at < ${until}`;
}

/**
 * Locks a waiting member together with their membership. `busy`: another transaction has the lock. This does not wait: the courts
 * are locked already, and a booking takes these locks in the opposite order.
 */
export async function lockWaiting(sql: Sql, clubId: string, entryId: string): Promise<"locked" | "busy" | "gone"> {
  const locked = await sql`
    select 1 from waitlist_entries e
    join memberships m on m.club_id = e.club_id and m.user_id = e.user_id
    where e.club_id = ${clubId} and e.id = ${entryId} and m.left_at is null
    for no key update of m, e skip locked`;
  if (locked.length > 0) return "locked";
  const kept = await sql`
    select 1 from waitlist_entries e
    join memberships m on m.club_id = e.club_id and m.user_id = e.user_id
    where e.club_id = ${clubId} and e.id = ${entryId} and m.left_at is null`;
  return kept.length > 0 ? "busy" : "gone";
}

/** Deletes outdated entries and offers of all clubs. Returns how many. For the auth service's role. */
export async function forgetOutdated(sql: Sql, most: number): Promise<number> {
  return (await callFunction(sql, "forget_outdated_waitlist", most)) ?? 0;
}
