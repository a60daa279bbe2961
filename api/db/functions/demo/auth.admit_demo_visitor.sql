-- Makes an account that the auth service created in this transaction a visitor of the demo club. Returns when access ends; null
-- if there is no demo club.
create or replace function auth.admit_demo_visitor(account uuid) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Whole milliseconds, as the api writes instants: otherwise the instant it sends would lie some microseconds earlier.
  since constant timestamptz := date_trunc('milliseconds', clock_now());
begin
  perform from clubs where id = demo_club_id() and is_demo;
  if not found then return null; end if;
  update users u set is_demo = true, created_at = since
    where id = account and created_at = now() and not exists (select from memberships where user_id = u.id);
  if not found then raise exception 'only a new account can visit the demo'; end if;
  update auth.users set session_limit = demo_purged_at(since) - since where id = account;
  insert into memberships (club_id, user_id, role) values (demo_club_id(), account, 'member');
  return demo_ends_at(since);
end
$$;

alter function auth.admit_demo_visitor(uuid) owner to courtside_system;
revoke execute on function auth.admit_demo_visitor(uuid) from public;
grant execute on function auth.admit_demo_visitor(uuid) to courtside_auth;
