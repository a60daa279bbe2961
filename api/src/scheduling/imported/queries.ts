import type { SchedulingTx } from "../occupancies/queries.ts";

/** A time that an import would book. */
export interface ImportedTime {
  line: number;
  courtId: string;
  slot: { startsAt: number; endsAt: number };
  /** The member; null: a guest. */
  userId: string | null;
}

/** What is at an imported time already. */
export interface Existing {
  line: number;
  /** The court is taken, at least in part. */
  is_taken: boolean;
  /** The booking of exactly this court and time; null: none. */
  same: { user_id: string; walk_in: string | null } | null;
  /** The member has another booking or lesson then. */
  is_elsewhere: boolean;
}

/** What is at each of the times now. Waitlist offers that have expired are in nobody's way. */
export async function selectExisting(
  { sql, clubId }: SchedulingTx,
  times: readonly ImportedTime[],
): Promise<Existing[]> {
  return await sql<Existing[]>`
    select t.line,
      exists (
        select from court_occupancies o left join waitlist_offers f on f.club_id = o.club_id and f.id = o.offer_id
        where o.club_id = ${clubId} and o.court_id = t.court_id
          and o.starts_at < t.ends_at and o.starts_at > t.starts_at - longest_occupancy() and o.ends_at > t.starts_at
          and (f.expires_at > clock_now()) is not false
      ) as is_taken,
      (
        select jsonb_build_object('user_id', b.user_id, 'walk_in', b.walk_in)
        from bookings b
        where b.club_id = ${clubId} and b.court_id = t.court_id and b.starts_at = t.starts_at and b.ends_at = t.ends_at
          and b.status = 'confirmed' and b.kind = 'booking' limit 1
      ) as same,
      exists (
        select from person_occupancies o
        where o.club_id = ${clubId} and o.user_id = t.user_id
          and o.starts_at < t.ends_at and o.starts_at > t.starts_at - longest_occupancy() and o.ends_at > t.starts_at
      ) as is_elsewhere
    from unnest(
      ${times.map(({ line }) => line)}::int[], ${times.map(({ courtId }) => courtId)}::uuid[],
      ${times.map(({ userId }) => userId)}::uuid[],
      ${times.map(({ slot }) => new Date(slot.startsAt).toISOString())}::timestamptz[],
      ${times.map(({ slot }) => new Date(slot.endsAt).toISOString())}::timestamptz[]
    ) as t (line, court_id, user_id, starts_at, ends_at)`;
}

/** Those of the bookings whose players were changed after they were booked, which does not raise their sequence. */
export async function selectWithChangedPlayers({ sql, clubId }: SchedulingTx, ids: string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select distinct subject_id as id from audit_log
    where club_id = ${clubId} and subject_type = 'booking' and subject_id = any(${ids}::uuid[])
      and action = 'booking.players_changed' and outcome = 'success'`;
  return new Set(rows.map(({ id }) => id));
}
