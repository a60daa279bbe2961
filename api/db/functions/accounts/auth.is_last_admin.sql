-- A club never loses its last admin (docs/product/roles.md#last-admin), including through the deletion of an account.
create or replace function auth.is_last_admin(account uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (
    select from memberships m
    where m.user_id = account and m.role = 'admin' and m.left_at is null
      and not exists (
        select from memberships other join auth.users u on u.id = other.user_id
        where other.club_id = m.club_id and other.user_id <> account and other.role = 'admin' and other.left_at is null
          and u.deleted_at is null
      )
  )
$$;

alter function auth.is_last_admin(uuid) owner to courtside_system;
revoke execute on function auth.is_last_admin(uuid) from public;
grant execute on function auth.is_last_admin(uuid) to courtside_auth;
