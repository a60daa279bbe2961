-- Whether the installation has an admin. The demo club's admin does not count.
create or replace function auth.has_admin() returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from memberships m join clubs c on c.id = m.club_id join auth.users u on u.id = m.user_id
    where m.role = 'admin' and m.left_at is null and not c.is_demo and u.deleted_at is null
  )
$$;

alter function auth.has_admin() owner to courtside_system;
revoke execute on function auth.has_admin() from public;
grant execute on function auth.has_admin() to courtside_auth;
