import type postgres from "postgres";

/**
 * Fills the club's next `days` days, today included, with bookings of the members nobody signs in as: about `share` of all slots, the same
 * on every run of one date. Dates that have any booking are left alone, so that a restart adds only what is missing.
 * A time has each member at most once, because the member's number counts up over the courts of that time.
 */
export async function seedBookings(
  sql: postgres.TransactionSql,
  clubId: string,
  { days, share }: { days: number; share: number },
): Promise<void> {
  await sql`
    with club as (
      select id, time_zone, slot_length_minutes, booking_hours_start, booking_hours_end, (now() at time zone time_zone)::date as today
      from clubs where id = ${clubId}
    ), player as (
      select m.user_id, row_number() over (order by m.user_id) - 1 as number, count(*) over () as total
      from memberships m join auth.users a on a.id = m.user_id
      where m.club_id = ${clubId} and m.role = 'member' and m.left_at is null and a.password_hash is null
    ), court as (
      select id, row_number() over (order by sport, name) - 1 as number, count(*) over () as total
      from courts where club_id = ${clubId} and is_active
    ), day as (
      select (club.today + offset_days) as date from club, generate_series(0, ${days - 1}::int) as offset_days
    ), free_day as (
      select day.date from day, club where not exists (
        select from bookings b where b.club_id = club.id
          and b.starts_at >= day.date::timestamp at time zone club.time_zone
          and b.starts_at < (day.date + 1)::timestamp at time zone club.time_zone
      )
    ), slot as (
      select free_day.date, step, club.time_zone, club.slot_length_minutes,
        (free_day.date + club.booking_hours_start + make_interval(mins => step * club.slot_length_minutes)) as local_start
      from free_day, club, generate_series(0, (
        extract(epoch from club.booking_hours_end - club.booking_hours_start)::int / 60 / club.slot_length_minutes) - 1) as step
    ), chosen as (
      select gen_random_uuid() as booking_id, court.id as court_id, player.user_id,
        slot.local_start at time zone slot.time_zone as starts_at,
        slot.local_start at time zone slot.time_zone + make_interval(mins => slot.slot_length_minutes) as ends_at
      from slot
      cross join court
      join player on player.number = (slot.step * court.total + court.number + hashtext(slot.date::text)::bigint + 2147483648) % player.total
      where abs(hashtext(slot.date::text || ':' || slot.step || ':' || court.number) % 1000) < ${Math.round(share * 1000)}
    ), occupied as (
      insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
      select ${clubId}, court_id, starts_at, ends_at, 'booking', booking_id from chosen
      on conflict do nothing returning booking_id
    ), person as (
      insert into person_occupancies (club_id, booking_id, user_id, starts_at, ends_at)
      select ${clubId}, booking_id, user_id, starts_at, ends_at from chosen join occupied using (booking_id)
    )
    insert into bookings (club_id, id, court_id, user_id, starts_at, ends_at, created_by)
    select ${clubId}, booking_id, court_id, user_id, starts_at, ends_at, user_id from chosen join occupied using (booking_id)`;
}
