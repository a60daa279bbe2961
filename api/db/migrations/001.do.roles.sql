-- Extensions and database roles. Group roles carry every grant; the api logs in as courtside_api, owns nothing, inherits
-- nothing, and takes on one group role in each transaction. A transaction that did not choose a role can read nothing.
create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists pg_trgm;

do $$
declare
  role_name text;
begin
  -- Roles belong to the cluster, not to the database: another database may have created them, even concurrently.
  foreach role_name in array array['courtside_tenant', 'courtside_auth', 'courtside_system', 'courtside_api'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;

alter role courtside_api noinherit;
-- courtside_system owns the narrow security-definer functions. Forced row-level security binds even a table's owner, and a
-- managed Postgres grants no BYPASSRLS, so this role passes by an explicit policy on each table instead.
grant courtside_tenant, courtside_auth to courtside_api;
grant courtside_tenant, courtside_auth, courtside_system to current_user;

revoke create on schema public from public;
grant usage on schema public to courtside_tenant, courtside_auth, courtside_system;

create schema auth;
grant usage on schema auth to courtside_auth, courtside_system;

-- What the built-in payment provider stores, apart from the product's tables and out of every tenant's reach.
create schema billing_sandbox;
grant usage on schema billing_sandbox to courtside_auth;
