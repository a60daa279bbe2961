-- The two things that the auth service asks the product about an account. It can read no club's table itself.
create function auth.club_of_account(account uuid, out name text, out primary_color text)
language sql stable security definer set search_path = public, pg_temp
as $$
  select c.name, c.primary_color from memberships m join clubs c on c.id = m.club_id
  where m.user_id = account and m.left_at is null
$$;

-- A club never loses its last admin (decision 8), by deleting the account either.
create function auth.is_last_admin(account uuid) returns boolean
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

grant create on schema auth to courtside_system;
alter function auth.club_of_account(uuid) owner to courtside_system;
alter function auth.is_last_admin(uuid) owner to courtside_system;
revoke create on schema auth from courtside_system;
revoke execute on function auth.club_of_account(uuid), auth.is_last_admin(uuid) from public;
grant execute on function auth.club_of_account(uuid), auth.is_last_admin(uuid) to courtside_auth;
