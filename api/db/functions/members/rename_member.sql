-- Changes the name of a member of the caller's club. The api checks permission first; this check is the tenant isolation.
create or replace function rename_member(p_member uuid, p_name text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from memberships where club_id = current_club_id() and user_id = p_member and left_at is null;
  if not found then raise exception 'no member of this club'; end if;
  perform rename_person(p_member, p_name);
end
$$;

alter function rename_member(uuid, text) owner to courtside_system;
revoke execute on function rename_member(uuid, text) from public;
grant execute on function rename_member(uuid, text) to courtside_tenant;
