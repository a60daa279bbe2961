import type { BookingPlayersRow, GuestsRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

/** A player besides the booker. */
export interface PlayerRow extends Pick<BookingPlayersRow, "id" | "user_id" | "guest_id" | "guest_name" | "fee_cents"> {
  /** The member's, or the guest's as it was given. */
  name: string;
  guest_email: GuestsRow["email"];
}

/** The players of a booking `b`, in their order. */
export const playersColumn = (sql: Sql) => sql`
  (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'user_id', p.user_id, 'guest_id', p.guest_id, 'guest_name', p.guest_name, 'fee_cents', p.fee_cents,
      'name', coalesce(m.full_name, p.guest_name, ''), 'guest_email', g.email
    ) order by p.position, p.id), '[]')
    from booking_players p
    left join users m on m.id = p.user_id
    left join guests g on g.club_id = p.club_id and g.id = p.guest_id
    where p.club_id = b.club_id and p.booking_id = b.id
  ) as players`;

/**
 * Replaces the players of a locked booking. Rows that stay keep who added them, and their fee. A booking that loses its last player
 * is reminded of its names anew (docs/product/booking.md#names-in-time).
 */
export async function replacePlayers(
  sql: Sql,
  clubId: string,
  bookingId: string,
  players: readonly PlayerRow[],
  addedBy: string,
): Promise<void> {
  const ids = players.map(({ id }) => id);
  await sql`
    delete from booking_players where club_id = ${clubId} and booking_id = ${bookingId} and id <> all(${ids}::uuid[])`;
  await savePlayers(sql, clubId, [{ bookingId, players }], addedBy);
  if (players.length > 0) return;
  await sql`
    update bookings set names_reminded_at = null
    where club_id = ${clubId} and id = ${bookingId} and names_reminded_at is not null`;
}

/** Writes the players of bookings in one statement; of rows that exist, the position. */
export async function savePlayers(
  sql: Sql,
  clubId: string,
  bookings: { bookingId: string; players: readonly PlayerRow[] }[],
  addedBy: string,
): Promise<void> {
  const rows = bookings.flatMap(({ bookingId, players }) =>
    players.map(({ id, user_id, guest_id, guest_name, fee_cents }, at) => ({
      ...{ id, user_id, guest_id, guest_name, fee_cents },
      booking_id: bookingId,
      position: at + 1,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into booking_players (club_id, booking_id, id, position, user_id, guest_id, guest_name, fee_cents, added_by)
    select ${clubId}, p.booking_id, p.id, p.position, p.user_id, p.guest_id, p.guest_name, p.fee_cents, ${addedBy}
    from jsonb_to_recordset(${sql.json(rows)})
      as p (id uuid, booking_id uuid, position integer, user_id uuid, guest_id uuid, guest_name text, fee_cents integer)
    on conflict (club_id, id) do update set position = excluded.position`;
}

/** Makes sure that the club has a guest for each identity; in the order of the identities, so that two requests do not wait for each other. */
export async function insertGuests(
  sql: Sql,
  clubId: string,
  guests: { identity: string; name: string; email: string | null }[],
): Promise<void> {
  await sql`
    insert into guests (club_id, identity, name, email)
    select ${clubId}, g.identity, g.name, g.email
    from jsonb_to_recordset(${sql.json(guests)}) as g (identity text, name text, email text)
    order by g.identity
    on conflict (club_id, identity, number) do nothing`;
}

/**
 * The guest whom each identity means for this host (docs/decisions/0049): of several whom staff have distinguished, the one whom the
 * host brought last, else the first. Locked in the order of their ids, so that counting their visits and adding one are atomic.
 */
export async function lockGuestsOf(
  sql: Sql,
  clubId: string,
  hostId: string,
  identities: string[],
): Promise<Map<string, string>> {
  const chosen = await selectGuestsOf(sql, clubId, hostId, identities);
  // A merge that came in between leads on to the other guest.
  const locked = await lockGuestRows(sql, clubId, [...chosen.values()]);
  const current = new Map(locked.map((row) => [row.id, row.current]));
  return new Map([...chosen].map(([identity, id]) => [identity, current.get(id) ?? id]));
}

/** The same without a lock. */
export async function selectGuestsOf(
  sql: Sql,
  clubId: string,
  hostId: string,
  identities: string[],
): Promise<Map<string, string>> {
  const chosen = await sql<{ identity: string; id: string }[]>`
    select distinct on (g.identity) g.identity, coalesce(g.merged_into, g.id) as id
    from guests g
    left join lateral (
      select max(b.starts_at) as brought_at
      from booking_players p join bookings b on b.club_id = p.club_id and b.id = p.booking_id
      where p.club_id = g.club_id and p.guest_id = coalesce(g.merged_into, g.id) and b.user_id = ${hostId}
    ) last on true
    where g.club_id = ${clubId} and g.identity = any(${identities}::text[])
    order by g.identity, last.brought_at desc nulls last, g.number`;
  return new Map(chosen.map(({ identity, id }) => [identity, id]));
}

/** Locks guests in the order of their ids; `current` leads on from a merged one. */
export async function lockGuestRows(sql: Sql, clubId: string, ids: string[]) {
  return await sql<{ id: string; current: string }[]>`
    select id, coalesce(merged_into, id) as current from guests
    where club_id = ${clubId} and id = any(${ids}::uuid[]) order by id for no key update`;
}

interface Period {
  from: Date;
  until: Date;
}

/** The guests on a host's confirmed bookings of a year and of a month in it, except on one booking. */
export async function countGuestsOf(
  sql: Sql,
  clubId: string,
  hostId: string,
  { month, year, except }: { month: Period; year: Period; except: string | null },
) {
  const [row] = await sql<{ month: number; year: number }[]>`
    select count(*) filter (where b.starts_at >= ${month.from} and b.starts_at < ${month.until})::int as month, count(*)::int as year
    from bookings b join booking_players p on p.club_id = b.club_id and p.booking_id = b.id
    where b.club_id = ${clubId} and b.user_id = ${hostId} and b.walk_in is null and b.status = 'confirmed'
      and b.starts_at >= ${year.from} and b.starts_at < ${year.until}
      and p.guest_id is not null and b.id is distinct from ${except}`;
  return row ?? { month: 0, year: 0 };
}

/** The visits of guests in a year, whoever brought them, except on one booking. */
export async function countVisits(
  sql: Sql,
  clubId: string,
  guestIds: string[],
  { year, except }: { year: Period; except: string | null },
): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; visits: number }[]>`
    select p.guest_id as id, count(*)::int as visits
    from booking_players p join bookings b on b.club_id = p.club_id and b.id = p.booking_id
    where p.club_id = ${clubId} and p.guest_id = any(${guestIds}::uuid[]) and b.status = 'confirmed'
      and b.starts_at >= ${year.from} and b.starts_at < ${year.until} and b.id is distinct from ${except}
    group by 1`;
  return new Map(rows.map(({ id, visits }) => [id, visits]));
}

/** Says that a booking is a guest's without an account. */
export async function markWalkIn(sql: Sql, clubId: string, bookingId: string, name: string): Promise<void> {
  await sql`update bookings set walk_in = ${name} where club_id = ${clubId} and id = ${bookingId}`;
}
