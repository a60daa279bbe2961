-- Reserves one club's monthly report for this transaction, in one process at a time, and binds the transaction to the club. Returns whom
-- to notify of which month; no row also if another process does it.
create or replace function begin_monthly_report(p_club uuid) returns table (user_id uuid, month text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('monthly report ' || p_club, 0)) then return; end if;
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', p_club::text, true);
  return query select a.user_id, a.month from clubs c cross join lateral admins_to_report_to(c) a where c.id = p_club;
end
$$;

alter function begin_monthly_report(uuid) owner to courtside_system;
revoke execute on function begin_monthly_report(uuid) from public;
grant execute on function begin_monthly_report(uuid) to courtside_auth;
