-- Ends a closure that cannot be carried out, or with null as its problem puts it off after an unexpected failure, whose last attempt
-- ends it too, with the code of its text. A closure that cannot be extended stays as it is.
create or replace function fail_closure_work(p_club uuid, p_closure uuid, p_problem text, p_seconds integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  most_attempts constant integer := 10;
begin
  update closures c set work_attempts = c.work_attempts + 1, work_done = 0,
    work_after = clock_timestamp() + make_interval(secs => p_seconds),
    problem = case when p_problem is null and c.work_attempts + 1 >= most_attempts then 'closure_failed' else p_problem end
  where c.club_id = p_club and c.id = p_closure and (c.state = 'closing' or c.state = 'closed' and c.work is not null);
  update closures c set state = case c.state when 'closing' then 'failed' else c.state end,
    -- A failed closure keeps its work: it names the courts.
    work = case c.state when 'closing' then c.work end
  where c.club_id = p_club and c.id = p_closure and c.problem is not null and (c.state = 'closing' or c.state = 'closed' and c.work is not null);
end
$$;

alter function fail_closure_work(uuid, uuid, text, integer) owner to courtside_system;
revoke execute on function fail_closure_work(uuid, uuid, text, integer) from public;
grant execute on function fail_closure_work(uuid, uuid, text, integer) to courtside_auth;
