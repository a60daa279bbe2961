-- Frees the event places of visitors whose access has ended.
create or replace function purge_demo_registrations() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from event_registrations r using users u
  where r.club_id = demo_club_id() and u.id = r.user_id and u.is_demo
    and u.created_at <= clock_now() - (demo_ends_at(now()) - now())
$$;

alter function purge_demo_registrations() owner to courtside_system;
revoke execute on function purge_demo_registrations() from public;
grant execute on function purge_demo_registrations() to courtside_auth;
