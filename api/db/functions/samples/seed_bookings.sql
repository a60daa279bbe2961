-- Adds bookings of the sample members who cannot sign in until `p_share` of all slots of the dates is taken. Chooses the same
-- slots on every run for one date, so that a run adds only what is missing. Returns how many it added.
create or replace function seed_bookings(p_club uuid, p_dates date[], p_share double precision) returns integer language sql as $$
  with player as (
    select m.user_id, row_number() over (order by m.user_id) - 1 as number, count(*) over () as total
    from memberships m join users u on u.id = m.user_id join auth.users a on a.id = m.user_id
    where m.club_id = p_club and m.role = 'member' and m.left_at is null and not u.is_demo and a.password_hash is null
  ), court as (
    select id, row_number() over (order by sport, name) - 1 as number, count(*) over () as total
    from courts where club_id = p_club and is_active
  ), slot as (
    select day.date, s.starts_at, s.ends_at, row_number() over (partition by day.date order by s.starts_at) - 1 as step
    from clubs c, unnest(p_dates) as day (date), club_day_slots(c, day.date) as s where c.id = p_club
  ), cell as (
    select slot.*, court.id as court_id, court.total as courts,
      abs(hashtext(slot.date || ':' || slot.step || ':' || court.number) % 1000) as lot,
      slot.step * court.total + court.number + hashtext(slot.date::text)::bigint + 2147483648 as turn,
      exists (
        select from court_occupancies o where o.club_id = p_club and o.court_id = court.id
          and o.starts_at < slot.ends_at and o.starts_at > slot.starts_at - longest_occupancy() and o.ends_at > slot.starts_at
      ) as is_taken
    from slot, court
  ), room as (
    select date, round(p_share * count(*))::integer - count(*) filter (where is_taken) as cells from cell group by date
  ), candidate as (
    -- The turn counts up over the courts of a slot, so that a member has at most one court in it.
    select cell.*, player.user_id, row_number() over (partition by cell.date order by lot, step, court_id) as place
    from cell join player on player.number = cell.turn % player.total
    where not is_taken and lot < p_share * 1000 and player.total >= cell.courts and not exists (
      select from person_occupancies o where o.club_id = p_club and o.user_id = player.user_id
        and o.starts_at < cell.ends_at and o.starts_at > cell.starts_at - longest_occupancy() and o.ends_at > cell.starts_at
    )
  ), chosen as (
    select gen_random_uuid() as booking_id, court_id, user_id, starts_at, ends_at
    from candidate join room using (date) where place <= cells
  ), occupied as materialized (
    select unnest(reserve_sample_times(p_club, 'booking', array_agg(booking_id), array_agg(court_id), array_agg(user_id),
      array_agg(starts_at), array_agg(ends_at))) as booking_id
    from chosen
  ), booking as (
    insert into bookings (club_id, id, court_id, user_id, starts_at, ends_at, created_by)
    select p_club, booking_id, court_id, user_id, starts_at, ends_at, user_id from chosen join occupied using (booking_id)
    returning 1
  )
  select count(*)::integer from booking
$$;
