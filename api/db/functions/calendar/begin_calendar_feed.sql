-- Finds a calendar feed by the hash of its secret and binds the transaction to its club, without a person. No row for an unknown
-- secret, and for a feed whose person has left, is banned, or is no coach any more. The access is the club's or the demo visitor's.
create or replace function begin_calendar_feed(p_secret_hash bytea)
returns table (club_id uuid, kind text, user_id uuid, court_id uuid, now timestamptz, has_access boolean, access_type text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  feed calendar_feeds;
begin
  select f.* into feed from calendar_feeds f
    join clubs c on c.id = f.club_id and c.closed_at is null
    where f.secret_hash = p_secret_hash and (f.user_id is null or exists (
      select from memberships m join auth.users a on a.id = m.user_id
      where m.club_id = f.club_id and m.user_id = f.user_id and m.left_at is null and (f.kind <> 'coach' or m.role = 'coach')
        and a.deleted_at is null and coalesce(a.banned_until <= clock_now(), true)
    ));
  if not found then return; end if;
  update calendar_feeds f set read_at = clock_now()
    where f.club_id = feed.club_id and f.id = feed.id and (f.read_at is null or f.read_at < clock_now() - interval '5 minutes');
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', feed.club_id::text, true);
  return query
    select feed.club_id, feed.kind, feed.user_id, feed.court_id, clock_now(), a.has_access, a.access_type
    from clubs c, club_access(c, (select u.created_at from users u where u.id = feed.user_id and u.is_demo)) a
    where c.id = feed.club_id;
end
$$;

alter function begin_calendar_feed(bytea) owner to courtside_system;
revoke execute on function begin_calendar_feed(bytea) from public;
grant execute on function begin_calendar_feed(bytea) to courtside_auth;
