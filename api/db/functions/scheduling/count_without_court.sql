-- What takes place ahead in a club and holds no court, which could be booked a second time: 0, except in an archive that contradicts itself.
create or replace function count_without_court(p_club uuid) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from (
    select from bookings b where b.club_id = p_club and b.status = 'confirmed' and b.ends_at > now()
      and not exists (select from court_occupancies o where o.club_id = b.club_id and o.booking_id = b.id)
    union all
    select from court_blocks b where b.club_id = p_club and b.ends_at > now()
      and not exists (select from court_occupancies o where o.club_id = b.club_id and o.block_id = b.id)
    union all
    select from event_dates d join events e on e.club_id = d.club_id and e.id = d.event_id
    where d.club_id = p_club and d.ends_at > now() and d.canceled_at is null and e.canceled_at is null
      and not exists (select from court_occupancies o where o.club_id = d.club_id and o.event_date_id = d.id)
  ) as without
$$;

alter function count_without_court(uuid) owner to courtside_system;
revoke execute on function count_without_court(uuid) from public;
