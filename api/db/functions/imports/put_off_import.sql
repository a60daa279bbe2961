-- Postpones an import of members after an unexpected failure.
create or replace function put_off_import(p_club uuid, p_import uuid, p_seconds integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  update member_imports set next_at = clock_now() + make_interval(secs => p_seconds) where club_id = p_club and id = p_import
$$;

alter function put_off_import(uuid, uuid, integer) owner to courtside_system;
revoke execute on function put_off_import(uuid, uuid, integer) from public;
grant execute on function put_off_import(uuid, uuid, integer) to courtside_auth;
