import type { CourtsRow, UsersRow, WaitlistOffersRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export interface OfferRow
  extends Pick<
    WaitlistOffersRow,
    | "id"
    | "entry_id"
    | "user_id"
    | "court_id"
    | "starts_at"
    | "ends_at"
    | "status"
    | "expires_at"
    | "booking_id"
    | "canceled_booking_id"
  > {
  user_name: UsersRow["full_name"];
  court_name: CourtsRow["name"];
}

const columns = (sql: Sql) => sql`
  o.id, o.entry_id, o.user_id, u.full_name as user_name, o.court_id, c.name as court_name, o.starts_at, o.ends_at, o.status,
  o.expires_at, o.booking_id, o.canceled_booking_id`;

const joins = (sql: Sql) => sql`
  join courts c on c.club_id = o.club_id and c.id = o.court_id join users u on u.id = o.user_id`;

export async function selectOptionalOffer(sql: Sql, clubId: string, id: string): Promise<OfferRow | null> {
  const [row] = await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)} where o.club_id = ${clubId} and o.id = ${id}`;
  return row ?? null;
}

export async function lockOptionalOffer(sql: Sql, clubId: string, id: string): Promise<OfferRow | null> {
  const [row] = await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and o.id = ${id} for update of o`;
  return row ?? null;
}

/**
 * Locks an offer; of an alternative to a canceled booking, the other open ones for it too, in the order of their ids. The holder is
 * locked before.
 */
export async function lockOptionalOfferOf(
  sql: Sql,
  clubId: string,
  id: string,
): Promise<{ offer: OfferRow; others: OfferRow[] } | null> {
  const rows = await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and (o.id = ${id} or o.status = 'open' and o.canceled_booking_id = (
      select canceled_booking_id from waitlist_offers where club_id = ${clubId} and id = ${id}
    )) order by o.id for update of o`;
  const offer = rows.find((row) => row.id === id);
  return offer ? { offer, others: rows.filter((row) => row.id !== id) } : null;
}

/** Locks the open offers of an entry: one at most. */
export async function lockOffersOfEntry(sql: Sql, clubId: string, entryId: string): Promise<OfferRow[]> {
  return await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and o.entry_id = ${entryId} and o.status = 'open' for update of o`;
}

export async function lockOffersOfPerson(sql: Sql, clubId: string, userId: string): Promise<OfferRow[]> {
  return await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and o.user_id = ${userId} and o.status = 'open' order by o.id for update of o`;
}

/** Locks the offers to any of these people at a time, on any court, in the order of their ids. */
export async function lockOffersDuring(
  sql: Sql,
  clubId: string,
  userIds: string[],
  { startsAt, endsAt }: Omit<HeldSpan, "courtIds">,
): Promise<OfferRow[]> {
  return await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and o.status = 'open' and o.user_id = any(${userIds}::uuid[])
      and o.starts_at < ${endsAt} and o.ends_at > ${startsAt} and o.expires_at > clock_now()
    order by o.id for update of o`;
}

export interface HeldSpan {
  courtIds: string[];
  startsAt: Date;
  endsAt: Date;
}

/** Locks the open offers on a span of these courts, in the order of their ids. A slot is no longer than three hours. */
export async function lockOffersOn(sql: Sql, clubId: string, span: HeldSpan): Promise<OfferRow[]> {
  return await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and o.status = 'open' and o.court_id = any(${span.courtIds}::uuid[])
      and o.starts_at < ${span.endsAt} and o.ends_at > ${span.startsAt} and o.expires_at > clock_now()
    order by o.id for update of o`;
}

/** Whether anything but offers is on a span of these courts; `movingId` is a booking that is about to leave. */
export async function isTakenByMoreThanOffers(
  sql: Sql,
  clubId: string,
  span: HeldSpan,
  movingId: string | null = null,
): Promise<boolean> {
  const [found] = await sql`
    select from court_occupancies o
    where o.club_id = ${clubId} and o.court_id = any(${span.courtIds}::uuid[]) and o.kind <> 'offer_held'
      and o.starts_at < ${span.endsAt} and o.starts_at > ${span.startsAt}::timestamptz - longest_occupancy()
      and o.ends_at > ${span.startsAt} and o.booking_id is distinct from ${movingId}::uuid
    limit 1`;
  return found !== undefined;
}

/** The offers on a span without the lock. */
export async function selectOffersOn(sql: Sql, clubId: string, span: HeldSpan): Promise<OfferRow[]> {
  return await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and o.status = 'open' and o.court_id = any(${span.courtIds}::uuid[])
      and o.starts_at < ${span.endsAt} and o.ends_at > ${span.startsAt} and o.expires_at > clock_now()
    order by o.starts_at, court_name_order(c.name)`;
}

/** Marks locked open offers ended without a booking. */
export async function updateEnded(
  sql: Sql,
  clubId: string,
  ids: string[],
  status: "passed" | "expired" | "withdrawn",
): Promise<void> {
  await sql`
    update waitlist_offers set status = ${status}, ended_at = clock_now()
    where club_id = ${clubId} and id = any(${ids}::uuid[]) and status = 'open'`;
}

/** Marks a locked offer as accepted by its booking. */
export async function updateAccepted(sql: Sql, clubId: string, offerId: string, bookingId: string): Promise<void> {
  await sql`
    update waitlist_offers set status = 'accepted', ended_at = clock_now(), booking_id = ${bookingId}
    where club_id = ${clubId} and id = ${offerId}`;
}

export interface NewOffer {
  id: string;
  entryId: string;
  userId: string;
  courtId: string;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date;
}

/** Inserts an offer whose slot is held for it. */
export async function insertOffer(sql: Sql, clubId: string, offer: NewOffer): Promise<void> {
  const { id, courtId, startsAt, endsAt } = offer;
  await sql`
    insert into waitlist_offers (club_id, id, entry_id, user_id, court_id, starts_at, ends_at, expires_at)
    values (${clubId}, ${id}, ${offer.entryId}, ${offer.userId}, ${courtId}, ${startsAt}, ${endsAt}, ${offer.expiresAt})`;
}

/** A slot that is held for the booker of a booking that a closure has canceled. */
export interface NewAlternative extends Omit<NewOffer, "entryId"> {
  closureId: string;
  canceledBookingId: string;
}

/** Inserts alternatives whose slots are held for them. No mail is sent when they expire. */
export async function insertAlternatives(sql: Sql, clubId: string, alternatives: NewAlternative[]): Promise<void> {
  if (alternatives.length === 0) return;
  await sql`
    insert into waitlist_offers (club_id, id, user_id, court_id, starts_at, ends_at, expires_at, closure_id, canceled_booking_id, notified_at)
    select ${clubId}, a.id, a."userId", a."courtId", a."startsAt", a."endsAt", a."expiresAt", a."closureId", a."canceledBookingId", clock_now()
    from jsonb_to_recordset(${sql.json(alternatives as never)}) as a (
      id uuid, "userId" uuid, "courtId" uuid, "startsAt" timestamptz, "endsAt" timestamptz, "expiresAt" timestamptz,
      "closureId" uuid, "canceledBookingId" uuid)`;
}

/** Locks the alternatives of closures, in the order of their ids. */
export async function lockAlternativesOf(sql: Sql, clubId: string, closureIds: string[]): Promise<OfferRow[]> {
  return await sql<OfferRow[]>`
    select ${columns(sql)} from waitlist_offers o ${joins(sql)}
    where o.club_id = ${clubId} and o.closure_id = any(${closureIds}::uuid[]) order by o.id for update of o`;
}
