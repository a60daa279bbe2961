-- Postpones a club's due checks, and those that become due meanwhile, as a single check: a queue that fails must not delay the
-- others. Does nothing while a process holds the queue.
create or replace function put_off_waitlist(p_club uuid, p_seconds integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('waitlist ' || p_club, 0)) then return; end if;
  delete from waitlist_checks where club_id = p_club and due_at <= clock_now() + make_interval(secs => p_seconds);
  if found then
    insert into waitlist_checks (club_id, due_at) values (p_club, clock_now() + make_interval(secs => p_seconds));
  end if;
end
$$;

alter function put_off_waitlist(uuid, integer) owner to courtside_system;
revoke execute on function put_off_waitlist(uuid, integer) from public;
grant execute on function put_off_waitlist(uuid, integer) to courtside_auth;
