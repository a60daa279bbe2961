-- Ends a closure that cannot be carried out, or with null as its problem puts it off after an unexpected failure.
create or replace function fail_closure_work(p_club uuid, p_closure uuid, p_problem text, p_seconds integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  update closures set state = case when p_problem is null then state else 'failed' end, problem = p_problem, work_done = 0,
    work_after = clock_timestamp() + make_interval(secs => p_seconds)
  where club_id = p_club and id = p_closure and state = 'closing'
$$;

alter function fail_closure_work(uuid, uuid, text, integer) owner to courtside_system;
revoke execute on function fail_closure_work(uuid, uuid, text, integer) from public;
grant execute on function fail_closure_work(uuid, uuid, text, integer) to courtside_auth;
