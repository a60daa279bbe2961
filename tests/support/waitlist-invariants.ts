import type postgres from "postgres";

/**
 * The invariants of a club's waitlist as counts of violations, each of which must be zero.
 * unheld: open offers without exactly one hold of their court and time. unowned: holds without an open offer. twice: slots that
 * were offered to one entry again, or to two at a time. unbooked: accepted offers without their booking.
 */
export async function waitlistViolations(sql: postgres.Sql, clubId: string) {
  const [row] = await sql<{ unheld: number; unowned: number; twice: number; unbooked: number }[]>`
    select
      (select count(*)::int from waitlist_offers f where f.club_id = ${clubId} and f.status = 'open' and 1 <> (
         select count(*) from court_occupancies o where o.club_id = f.club_id and o.offer_id = f.id and o.kind = 'offer_held'
           and o.court_id = f.court_id and o.starts_at = f.starts_at and o.ends_at = f.ends_at)) as unheld,
      (select count(*)::int from court_occupancies o
       left join waitlist_offers f on f.club_id = o.club_id and f.id = o.offer_id and f.status = 'open'
       where o.club_id = ${clubId} and o.kind = 'offer_held' and f.id is null) as unowned,
      (select count(*)::int from waitlist_offers a join waitlist_offers b
         on b.club_id = a.club_id and b.court_id = a.court_id and b.starts_at = a.starts_at and b.id > a.id
        and (b.entry_id = a.entry_id or (a.status = 'open' and b.status = 'open'))
       where a.club_id = ${clubId} and a.status <> 'withdrawn' and b.status <> 'withdrawn') as twice,
      (select count(*)::int from waitlist_offers f where f.club_id = ${clubId} and f.status = 'accepted' and not exists (
         select from bookings b where b.club_id = f.club_id and b.id = f.booking_id and b.user_id = f.user_id
           and b.starts_at = f.starts_at)) as unbooked`;
  return row;
}

export const NO_WAITLIST_VIOLATIONS = { unheld: 0, unowned: 0, twice: 0, unbooked: 0 };
