-- The club whose name and color an account's mails carry: the auth service cannot read club tables itself. A club that was
-- founded under another person's address cannot send its name there.
create or replace function auth.club_of_account(account uuid, out name text, out primary_color text)
language sql stable security definer set search_path = public, pg_temp
as $$
  select c.name, c.primary_color
  from memberships m join clubs c on c.id = m.club_id join auth.users u on u.id = m.user_id
  where m.user_id = account and m.left_at is null and u.email_confirmed_at is not null
$$;

alter function auth.club_of_account(uuid) owner to courtside_system;
revoke execute on function auth.club_of_account(uuid) from public;
grant execute on function auth.club_of_account(uuid) to courtside_auth;
