import type postgres from "postgres";

/**
 * The invariants of a club's bookings as counts of violations, each of which must be zero.
 * overlaps: pairs of occupancies on one court. unoccupied: confirmed bookings without exactly one occupancy.
 * leftOver: occupancies of canceled bookings. torn: members in two places at once.
 */
export async function bookingViolations(sql: postgres.Sql, clubId: string) {
  const [row] = await sql<{ overlaps: number; unoccupied: number; leftOver: number; torn: number }[]>`
    select
      (select count(*)::int from court_occupancies a join court_occupancies b
         on b.club_id = a.club_id and b.court_id = a.court_id and b.id > a.id
        and b.starts_at < a.ends_at and b.ends_at > a.starts_at
       where a.club_id = ${clubId}) as overlaps,
      (select count(*)::int from bookings b where b.club_id = ${clubId} and b.status = 'confirmed' and 1 <> (
         select count(*) from court_occupancies o where o.club_id = b.club_id and o.booking_id = b.id
           and o.court_id = b.court_id and o.starts_at = b.starts_at and o.ends_at = b.ends_at)) as unoccupied,
      (select count(*)::int from bookings b join court_occupancies o on o.club_id = b.club_id and o.booking_id = b.id
       where b.club_id = ${clubId} and b.status = 'canceled') as "leftOver",
      (select count(*)::int from bookings a join bookings b
         on b.club_id = a.club_id and b.user_id = a.user_id and b.id > a.id and b.status = 'confirmed' and b.walk_in is null
        and b.starts_at < a.ends_at and b.ends_at > a.starts_at
       where a.club_id = ${clubId} and a.status = 'confirmed' and a.walk_in is null) as torn`;
  return row;
}

export const NO_VIOLATIONS = { overlaps: 0, unoccupied: 0, leftOver: 0, torn: 0 };
