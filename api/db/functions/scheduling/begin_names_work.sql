-- Reserves the reminders of one club's bookings for this transaction, in one process at a time, and binds the transaction to the
-- club. Returns no row if another process has them.
create or replace function begin_names_work(p_club uuid) returns table (now timestamptz, has_access boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('names ' || p_club, 0)) then return; end if;
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', p_club::text, true);
  return query select clock_now(), (check_club_access(p_club)).has_access;
end
$$;

alter function begin_names_work(uuid) owner to courtside_system;
revoke execute on function begin_names_work(uuid) from public;
grant execute on function begin_names_work(uuid) to courtside_auth;
