-- Sets or ends the role preview of the caller's own session (docs/product/roles.md#role-preview). Only an admin by real role can
-- have one.
create or replace function impersonate(p_session uuid, p_role text) returns void language sql security definer
set search_path = public, pg_temp as $$
  update auth.sessions set impersonating_role = p_role
  where id = p_session and user_id = current_user_id() and exists (
    select from memberships
    where user_id = current_user_id() and club_id = current_club_id() and role = 'admin' and left_at is null
  )
$$;

alter function impersonate(uuid, text) owner to courtside_system;
revoke execute on function impersonate(uuid, text) from public;
grant execute on function impersonate(uuid, text) to courtside_tenant;
