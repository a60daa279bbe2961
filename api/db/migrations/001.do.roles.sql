-- Extensions and database roles. Group roles carry every grant; the api logs in as courtside_api, owns nothing, inherits
-- nothing, and takes on one group role per transaction. A transaction that forgot to choose can read nothing.
create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists pg_trgm;

do $$
declare
  wanted text;
begin
  -- Roles belong to the cluster, not to the database: another database may have made them, perhaps at this very moment.
  foreach wanted in array array['courtside_tenant', 'courtside_auth', 'courtside_system', 'courtside_api'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;

alter role courtside_api noinherit;
-- courtside_system owns the narrow security-definer functions. Forced row-level security binds even a table's owner, and a
-- managed Postgres gives out no BYPASSRLS, so this role passes by an explicit policy on each table instead.
grant courtside_tenant, courtside_auth to courtside_api;
grant courtside_tenant, courtside_auth, courtside_system to current_user;

revoke create on schema public from public;
grant usage on schema public to courtside_tenant, courtside_auth, courtside_system;

create function current_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('courtside.user_id', true), '')::uuid;
create function current_club_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('courtside.club_id', true), '')::uuid;
-- The one clock of rules and access. Only a server with TEST_CLOCK on ever sets courtside.now.
create function clock_now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('courtside.now', true), '')::timestamptz, now());
