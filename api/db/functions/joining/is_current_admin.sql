-- Whether the caller is an admin of the current club by real role.
create or replace function is_current_admin() returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from memberships
    where club_id = current_club_id() and user_id = current_user_id() and role = 'admin' and left_at is null)
$$;

alter function is_current_admin() owner to courtside_system;
revoke execute on function is_current_admin() from public;
