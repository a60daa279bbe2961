-- Clubs that require the players' names and have a booking ahead without any player whose names are due, or due within a day.
create or replace function clubs_with_unnamed_bookings(p_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id from clubs c
  where c.names_required_hours > 0 and c.closed_at is null and exists (
    select from bookings b
    join courts k on k.club_id = b.club_id and k.id = b.court_id
    where b.club_id = c.id and b.status = 'confirmed' and b.kind = 'booking' and b.walk_in is null and b.created_by = b.user_id
      and b.starts_at > clock_now() and b.starts_at <= clock_now() + make_interval(hours => c.names_required_hours + 24)
      and (b.names_reminded_at is null and b.created_at <= now() - interval '15 minutes' or c.unnamed_bookings = 'release'
        and b.names_reminded_at <= clock_now() - interval '1 hour'
        and b.starts_at <= clock_now() + make_interval(hours => c.names_required_hours))
      -- On a court for one player there is no name to give; every sport has at least two places unless the club says otherwise.
      and coalesce(k.max_players, (c.max_players ->> k.sport)::integer, 2) > 1
      and not exists (select from booking_players p where p.club_id = b.club_id and p.booking_id = b.id)
      and exists (
        select from memberships m where m.club_id = b.club_id and m.user_id = b.user_id and m.role in ('member', 'coach'))
  ) order by c.id limit p_most
$$;

alter function clubs_with_unnamed_bookings(integer) owner to courtside_system;
revoke execute on function clubs_with_unnamed_bookings(integer) from public;
grant execute on function clubs_with_unnamed_bookings(integer) to courtside_auth;
