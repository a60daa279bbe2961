-- Changes the name of a coach of the caller's club, also in the coach's account. The api checks permission first; this check is
-- the tenant isolation.
create or replace function rename_coach(p_coach uuid, p_name text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from memberships
    where club_id = current_club_id() and user_id = p_coach and left_at is null
      and (role = 'coach' or user_id = current_user_id());
  if not found then raise exception 'no coach of this club'; end if;
  update users set full_name = p_name where id = p_coach;
  update auth.users set user_metadata = user_metadata || jsonb_build_object('name', p_name, 'full_name', p_name)
    where id = p_coach;
end
$$;

alter function rename_coach(uuid, text) owner to courtside_system;
revoke execute on function rename_coach(uuid, text) from public;
grant execute on function rename_coach(uuid, text) to courtside_tenant;
