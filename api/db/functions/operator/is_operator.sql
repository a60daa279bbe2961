-- Whether the caller is an operator of the installation, for the way to its page. What the page may do is judged by operator_problem.
create or replace function is_operator() returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (select from auth.operators where user_id = current_user_id())
$$;

alter function is_operator() owner to courtside_system;
revoke execute on function is_operator() from public;
grant execute on function is_operator() to courtside_tenant;
