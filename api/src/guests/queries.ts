import type { BookingPlayersRow, BookingsRow, CourtsRow, GuestsRow, UsersRow } from "../../db/row-types.ts";
import { containing } from "../db/containing.ts";
import type { Sql } from "../db/pool.ts";

export interface GuestRow extends Pick<GuestsRow, "id" | "identity" | "number" | "name" | "email" | "created_at"> {
  visits: number;
  fees_due_cents: number;
  last_visit_at: Date | null;
  /** Names and addresses of guests who were merged into this one. */
  also: string[];
}

const columns = (sql: Sql) => sql`
  g.id, g.identity, g.number, g.name, g.email::text as email, g.created_at, v.visits, v.fees_due_cents, v.last_visit_at,
  array(
    select coalesce(m.email::text, m.name) from guests m where m.club_id = g.club_id and m.merged_into = g.id order by 1
  ) as also`;

/** Visits are counted from `from` until before `until`; the last one is the latest of any year until `now`. */
export interface CountedYear {
  from: Date;
  until: Date;
  now: Date;
}

/** Visits of guests `g`: those of a year, and the last. One scan of a guest's own visits (booking_players_by_guest) gives both. */
const visits = (sql: Sql, { from, until, now }: CountedYear) => sql`
  left join lateral (
    select count(*) filter (where b.starts_at >= ${from} and b.starts_at < ${until})::int as visits,
      coalesce(sum(p.fee_cents) filter (where b.starts_at >= ${from} and b.starts_at < ${until}), 0)::int as fees_due_cents,
      max(b.starts_at) filter (where b.starts_at <= ${now}) as last_visit_at
    from booking_players p join bookings b on b.club_id = p.club_id and b.id = p.booking_id
    where p.club_id = g.club_id and p.guest_id = g.id and b.status = 'confirmed'
  ) v on true`;

export interface GuestFilter {
  /** Part of a name or an address, also of a merged guest. */
  search: string | undefined;
  year: CountedYear;
  after: { startsAt: string; id: string } | null;
  limit: number;
}

/** Guests, the newest first. */
export async function selectGuests(sql: Sql, clubId: string, { search, year, after, limit }: GuestFilter) {
  const pattern = search && containing(search);
  const isFound = (alias: string) =>
    sql`concat_ws(' ', ${sql(alias)}.name, ${sql(alias)}.email) ilike ${pattern ?? ""}`;
  return await sql<GuestRow[]>`
    select ${columns(sql)} from guests g ${visits(sql, year)}
    where g.club_id = ${clubId} and g.merged_into is null
      ${
        pattern
          ? sql`and (${isFound("g")} or exists (
              select from guests m where m.club_id = g.club_id and m.merged_into = g.id and ${isFound("m")}))`
          : sql``
      }
      ${after ? sql`and (g.created_at, g.id) < (${after.startsAt}, ${after.id})` : sql``}
    order by g.created_at desc, g.id desc limit ${limit}`;
}

export async function selectOptionalGuest(
  sql: Sql,
  clubId: string,
  id: string,
  year: CountedYear,
): Promise<GuestRow | null> {
  const [row] = await sql<GuestRow[]>`
    select ${columns(sql)} from guests g ${visits(sql, year)}
    where g.club_id = ${clubId} and g.id = ${id} and g.merged_into is null`;
  return row ?? null;
}

export interface VisitRow extends Pick<BookingPlayersRow, "booking_id" | "guest_name" | "fee_cents"> {
  starts_at: BookingsRow["starts_at"];
  status: BookingsRow["status"];
  court_name: CourtsRow["name"];
  /** null for a walk-in. */
  host_name: UsersRow["full_name"] | null;
}

/** A guest's visits, the latest first. */
export async function selectVisits(sql: Sql, clubId: string, guestId: string, most: number): Promise<VisitRow[]> {
  return await sql<VisitRow[]>`
    select p.booking_id, p.guest_name, p.fee_cents, b.starts_at, b.status, c.name as court_name,
      case when b.walk_in is null then u.full_name end as host_name
    from booking_players p
    join bookings b on b.club_id = p.club_id and b.id = p.booking_id
    join courts c on c.club_id = b.club_id and c.id = b.court_id
    join users u on u.id = b.user_id
    where p.club_id = ${clubId} and p.guest_id = ${guestId}
    order by b.starts_at desc, b.id limit ${most}`;
}

/** All visits of a guest, canceled ones too. */
export async function countAllVisits(sql: Sql, clubId: string, guestId: string): Promise<number> {
  const [row] = await sql<{ visits: number }[]>`
    select count(*)::int as visits from booking_players where club_id = ${clubId} and guest_id = ${guestId}`;
  return row?.visits ?? 0;
}

export type MergedRow = Pick<GuestsRow, "id" | "identity" | "name" | "email">;

/** Guests who were merged into this one. */
export async function selectMerged(sql: Sql, clubId: string, into: string): Promise<MergedRow[]> {
  return await sql<MergedRow[]>`
    select id, identity, name, email::text as email from guests
    where club_id = ${clubId} and merged_into = ${into} order by name, id`;
}

/** Locks guests who are not merged into another, in the order of their ids. */
export async function lockGuests(sql: Sql, clubId: string, ids: string[]) {
  return await sql<Pick<GuestsRow, "id" | "identity" | "name" | "email">[]>`
    select id, identity, name, email::text as email from guests
    where club_id = ${clubId} and id = any(${ids}::uuid[]) and merged_into is null order by id for update`;
}

/** A guest's address, and those of guests who were merged into this one. */
export async function selectGuestAddresses(sql: Sql, clubId: string, id: string): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select email::text as email from guests
    where club_id = ${clubId} and (id = ${id} or merged_into = ${id}) and email is not null`;
  return rows.map(({ email }) => email);
}

/** Whether two guests are on one booking. */
export async function havePlayedTogether(sql: Sql, clubId: string, one: string, other: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from booking_players a join booking_players b on b.club_id = a.club_id and b.booking_id = a.booking_id
    where a.club_id = ${clubId} and a.guest_id = ${one} and b.guest_id = ${other} limit 1`;
  return row !== undefined;
}

/** Moves all visits of a guest to another, to whom the guest's identity leads from now on. */
export async function mergeGuests(sql: Sql, clubId: string, from: string, into: string): Promise<void> {
  await sql`update booking_players set guest_id = ${into} where club_id = ${clubId} and guest_id = ${from}`;
  await sql`
    update guests set merged_into = ${into} where club_id = ${clubId} and (id = ${from} or merged_into = ${from})`;
}

/** The given names of a guest's visits on these bookings, the latest first. */
export async function selectVisitNames(
  sql: Sql,
  clubId: string,
  guestId: string,
  bookingIds: string[],
): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select p.guest_name as name from booking_players p
    join bookings b on b.club_id = p.club_id and b.id = p.booking_id
    where p.club_id = ${clubId} and p.guest_id = ${guestId} and p.booking_id = any(${bookingIds}::uuid[])
    order by b.starts_at desc, b.id`;
  return rows.map(({ name }) => name);
}

/** Makes a merged guest independent again. */
export async function unmergeGuest(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`update guests set merged_into = null where club_id = ${clubId} and id = ${id}`;
}

/** Adds a further guest of an identity, without an address. */
export async function insertNamesake(
  sql: Sql,
  clubId: string,
  { identity, name }: Pick<GuestsRow, "identity" | "name">,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into guests (club_id, identity, number, name)
    select ${clubId}, ${identity}, coalesce(max(number) + 1, 0), ${name}
    from guests where club_id = ${clubId} and identity = ${identity}
    returning id`;
  if (!row) throw new Error("insert returned no guest");
  return row.id;
}

export async function moveVisits(
  sql: Sql,
  clubId: string,
  { from, to, bookingIds }: { from: string; to: string; bookingIds: string[] },
): Promise<void> {
  await sql`
    update booking_players set guest_id = ${to}
    where club_id = ${clubId} and guest_id = ${from} and booking_id = any(${bookingIds}::uuid[])`;
}
