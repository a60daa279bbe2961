-- Reserves one series for this transaction, in one process at a time, and binds the transaction to its club and to the person who
-- made it, as a request of theirs would be. Returns no row if another process has it. `role`: null if they have left the club.
create or replace function begin_series_work(p_club uuid, p_series uuid)
returns table (now timestamptz, user_id uuid, role text, has_access boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('series ' || p_series, 0)) then return; end if;
  select s.created_by, m.role into user_id, role
    from booking_series s
    left join memberships m on m.club_id = s.club_id and m.user_id = s.created_by and m.left_at is null
    where s.club_id = p_club and s.id = p_series and s.state = 'running';
  if user_id is null then return; end if;
  perform set_config('courtside.user_id', user_id::text, true);
  perform set_config('courtside.club_id', p_club::text, true);
  now := clock_now();
  has_access := (check_club_access(p_club)).has_access;
  return next;
end
$$;

alter function begin_series_work(uuid, uuid) owner to courtside_system;
revoke execute on function begin_series_work(uuid, uuid) from public;
grant execute on function begin_series_work(uuid, uuid) to courtside_auth;
