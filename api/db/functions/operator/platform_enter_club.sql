-- Binds a read-only transaction to a club, so that an operator exports what its admin could. False: there is no such club.
create or replace function platform_enter_club(p_session uuid, p_club uuid) returns boolean language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform demand_operator(p_session);
  if current_setting('transaction_read_only') <> 'on' then
    raise insufficient_privilege using message = 'an operator enters a club only to read';
  end if;
  perform from clubs where id = p_club;
  if not found then return false; end if;
  perform set_config('courtside.club_id', p_club::text, true);
  return true;
end
$$;

alter function platform_enter_club(uuid, uuid) owner to courtside_system;
revoke execute on function platform_enter_club(uuid, uuid) from public;
grant execute on function platform_enter_club(uuid, uuid) to courtside_tenant;
