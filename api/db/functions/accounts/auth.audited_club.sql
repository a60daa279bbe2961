-- The club in whose audit log a sign-in of this account stands: the one that it belongs to, if any.
create or replace function auth.audited_club(account uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp
return (select club_id from memberships where user_id = account and left_at is null);

alter function auth.audited_club(uuid) owner to courtside_system;
revoke execute on function auth.audited_club(uuid) from public;
grant execute on function auth.audited_club(uuid) to courtside_auth;
