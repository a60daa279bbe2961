-- Identities: who someone is. What they may do is in public.memberships, never here (decision 3).
create schema auth;
grant usage on schema auth to courtside_auth, courtside_system;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email citext,
  phone text,
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  deleted_at timestamptz,
  -- Sessions of this account end this long after sign-in, whatever is refreshed (QA accounts, decision 13). null = no such end.
  session_limit interval check (session_limit > interval '0'),
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on auth.users (email) where email is not null and deleted_at is null;
create unique index users_phone_key on auth.users (phone) where phone is not null and deleted_at is null;

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  -- The subject at the provider; for e-mail the user's own id.
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  -- Counts rotations. A refresh token is HMAC(server key, session, counter), so a successor can be told again without being stored.
  token_counter integer not null default 0,
  -- An admin's preview of another role lives and ends with the session (decision 7).
  impersonating_role text check (impersonating_role in ('member', 'coach', 'front_desk')),
  not_after timestamptz,
  refreshed_at timestamptz not null default now(),
  user_agent text,
  ip inet,
  created_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id);

-- Only hashes. The active token of a session is the one with the session's counter; used ones stay to recognise reuse.
create table auth.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  counter integer not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (session_id, counter)
);

-- At most one token of a session is unused, whatever the code does: a fork of the family would blind reuse detection.
create unique index refresh_tokens_one_active on auth.refresh_tokens (session_id) where used_at is null;

-- Token buckets, shared by all processes. The key is a hash, so that a copy of this table names no address and no account.
create table auth.rate_limits (
  key bytea primary key,
  tokens double precision not null,
  updated_at timestamptz not null
);
create index rate_limits_by_age on auth.rate_limits (updated_at);

grant select, insert, update, delete on all tables in schema auth to courtside_auth;
grant select, insert, update on auth.users, auth.identities to courtside_system;
grant select on auth.sessions to courtside_system;
