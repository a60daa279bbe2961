-- suspend_club for an operator who is signed in.
create or replace function platform_suspend_club(p_session uuid, p_club uuid, p_reason text) returns text language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform demand_operator(p_session);
  return suspend_club(p_club, p_reason);
end
$$;

alter function platform_suspend_club(uuid, uuid, text) owner to courtside_system;
revoke execute on function platform_suspend_club(uuid, uuid, text) from public;
grant execute on function platform_suspend_club(uuid, uuid, text) to courtside_tenant;
