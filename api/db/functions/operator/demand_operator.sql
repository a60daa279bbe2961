-- Raises insufficient_privilege unless the session has the operator's rights. The commands of the installation have no session: they
-- connect as the database's owner, which may take on courtside_system, and the api's login role may not.
create or replace function demand_operator(p_session uuid) returns void language plpgsql stable security definer
set search_path = public, pg_temp as $$
begin
  if p_session is null and pg_has_role(session_user, 'courtside_system', 'member') then return; end if;
  if operator_problem(p_session) is not null then
    raise insufficient_privilege using message = 'only the operator of the installation may do this';
  end if;
end
$$;

alter function demand_operator(uuid) owner to courtside_system;
revoke execute on function demand_operator(uuid) from public;
