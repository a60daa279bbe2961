-- Binds a transaction to a club without a person, for reading a day that is the same for all of its members
-- (docs/decisions/0043). Row-level security then shows it this club alone.
create or replace function begin_shared_day(p_club uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  select set_config('courtside.user_id', '', true), set_config('courtside.club_id', p_club::text, true)
$$;

alter function begin_shared_day(uuid) owner to courtside_system;
revoke execute on function begin_shared_day(uuid) from public;
grant execute on function begin_shared_day(uuid) to courtside_auth;
