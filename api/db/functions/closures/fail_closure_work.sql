-- Ends a closure that cannot be carried out, or with null as its problem puts it off after an unexpected failure. A closure that
-- cannot be extended stays as it is.
create or replace function fail_closure_work(p_club uuid, p_closure uuid, p_problem text, p_seconds integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  update closures c set state = case when p_problem is not null and c.state = 'closing' then 'failed' else c.state end,
    work = case when p_problem is not null and c.state = 'closed' then null else c.work end,
    problem = p_problem, work_done = 0, work_after = clock_timestamp() + make_interval(secs => p_seconds)
  where c.club_id = p_club and c.id = p_closure and (c.state = 'closing' or c.state = 'closed' and c.work is not null)
$$;

alter function fail_closure_work(uuid, uuid, text, integer) owner to courtside_system;
revoke execute on function fail_closure_work(uuid, uuid, text, integer) from public;
grant execute on function fail_closure_work(uuid, uuid, text, integer) to courtside_auth;
