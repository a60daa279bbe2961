-- Whether an address has an open invitation: while it has one, the mailed link stays valid.
create or replace function auth.is_invited(p_address citext) returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from invitations
    where email = p_address and accepted_at is null and revoked_at is null and expires_at > clock_now()
  )
$$;

alter function auth.is_invited(citext) owner to courtside_system;
revoke execute on function auth.is_invited(citext) from public;
grant execute on function auth.is_invited(citext) to courtside_auth;
