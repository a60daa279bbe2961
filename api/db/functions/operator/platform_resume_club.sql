-- resume_club for an operator who is signed in.
create or replace function platform_resume_club(p_session uuid, p_club uuid) returns text language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform demand_operator(p_session);
  return resume_club(p_club);
end
$$;

alter function platform_resume_club(uuid, uuid) owner to courtside_system;
revoke execute on function platform_resume_club(uuid, uuid) from public;
grant execute on function platform_resume_club(uuid, uuid) to courtside_tenant;
