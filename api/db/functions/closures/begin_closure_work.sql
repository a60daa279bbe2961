-- Chooses the closure, or the extension of one, that waits the longest for the job, keeps other processes from it until the
-- transaction ends, and binds the transaction to its club and to who closes or extends. The row itself is not locked: its progress is written from outside. No row: nothing is due.
create or replace function begin_closure_work()
returns table (closure_club uuid, closure uuid, closer uuid, role text, work jsonb, now timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due closures;
  actor uuid;
begin
  for due in select * from closures c
    where c.work is not null and c.state in ('closing', 'closed') and c.work_after <= clock_timestamp()
    order by c.work_after limit 20
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('closure ' || due.id, 0));
    -- Another process may have ended it since.
    continue when not exists (
      select from closures c where c.club_id = due.club_id and c.id = due.id and c.work = due.work and c.state in ('closing', 'closed'));
    -- An extension is not always made by who closed.
    actor := coalesce((due.work->>'by')::uuid, due.created_by);
    perform set_config('courtside.user_id', actor::text, true);
    perform set_config('courtside.club_id', due.club_id::text, true);
    return query select due.club_id, due.id, actor,
      (select m.role from memberships m where m.club_id = due.club_id and m.user_id = actor and m.left_at is null
        and (check_club_access(due.club_id)).has_access),
      due.work, clock_now();
    return;
  end loop;
end
$$;

alter function begin_closure_work() owner to courtside_system;
revoke execute on function begin_closure_work() from public;
grant execute on function begin_closure_work() to courtside_auth;
