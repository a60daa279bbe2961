-- The series that a job still has to book (docs/product/booking.md#series), the oldest first. Those of clubs without access wait, and
-- take no other club's place among them.
create or replace function series_to_book(p_most integer) returns table (club_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.club_id, s.id from booking_series s where s.state = 'running' and (check_club_access(s.club_id)).has_access
  order by s.created_at limit p_most
$$;

alter function series_to_book(integer) owner to courtside_system;
revoke execute on function series_to_book(integer) from public;
grant execute on function series_to_book(integer) to courtside_auth;
