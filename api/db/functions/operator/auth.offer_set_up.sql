-- Keeps the hash of a secret with which the installation's first admin is invited within a day; it replaces an unused one
-- (docs/product/identity.md#first-admin). False if there is an admin. Only the operator of the installation runs it.
create or replace function auth.offer_set_up(p_hash bytea) returns boolean language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if auth.has_admin() then return false; end if;
  insert into auth.setup_secrets as kept (secret_hash, expires_at) values (p_hash, clock_now() + interval '1 day')
    on conflict (only_one) do update
    set secret_hash = excluded.secret_hash, expires_at = excluded.expires_at, used_at = null;
  return true;
end
$$;

alter function auth.offer_set_up(bytea) owner to courtside_system;
revoke execute on function auth.offer_set_up(bytea) from public;
