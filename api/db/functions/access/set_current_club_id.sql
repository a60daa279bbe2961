-- Binds the transaction to a club (docs/product/roles.md#tenant-isolation). Checks the caller's membership itself, so that
-- an error in a handler cannot widen anything.
create or replace function set_current_club_id(club_uuid uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from memberships where club_id = club_uuid and user_id = current_user_id() and left_at is null
  ) then
    raise exception 'not a member of this club' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('courtside.club_id', club_uuid::text, true);
end
$$;

alter function set_current_club_id(uuid) owner to courtside_system;
revoke execute on function set_current_club_id(uuid) from public;
grant execute on function set_current_club_id(uuid) to courtside_tenant;
