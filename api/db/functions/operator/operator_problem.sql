-- Why the caller's session has not the operator's rights (docs/decisions/0082): not_operator, no_second_factor; null if it has them.
-- A session of QA or at a device never has, and an API key is no session.
create or replace function operator_problem(p_session uuid) returns text language sql stable security definer
set search_path = public, pg_temp as $$
  select case
    when o.user_id is null or s.id is null or s.qa_role is not null or s.device_id is not null then 'not_operator'
    when s.aal <> 'aal2' then 'no_second_factor'
  end
  from (select current_user_id() as id) as caller
  left join auth.operators o on o.user_id = caller.id
  left join auth.sessions s on s.id = p_session and s.user_id = caller.id
$$;

alter function operator_problem(uuid) owner to courtside_system;
revoke execute on function operator_problem(uuid) from public;
grant execute on function operator_problem(uuid) to courtside_tenant;
