-- Reserves one club's rollups for this transaction, in one process at a time, and binds the transaction to the club. Returns the time, or
-- null if another process has them.
create or replace function begin_report_work(p_club uuid) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('reports ' || p_club, 0)) then return null; end if;
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', p_club::text, true);
  return now();
end
$$;

alter function begin_report_work(uuid) owner to courtside_system;
revoke execute on function begin_report_work(uuid) from public;
grant execute on function begin_report_work(uuid) to courtside_auth;
