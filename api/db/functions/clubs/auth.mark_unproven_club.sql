-- Records that an account without a proven address founded the club.
create or replace function auth.mark_unproven_club(p_club uuid, account uuid) returns void language sql security definer
set search_path = public, pg_temp as $$
  update clubs set unproven_founder = account where id = p_club
$$;

alter function auth.mark_unproven_club(uuid, uuid) owner to courtside_system;
revoke execute on function auth.mark_unproven_club(uuid, uuid) from public;
grant execute on function auth.mark_unproven_club(uuid, uuid) to courtside_auth;
