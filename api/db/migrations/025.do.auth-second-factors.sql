-- Two-step verification with an authenticator app (contract 3.3, 5.1).
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type = 'totp'),
  friendly_name text not null,
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- AES-256-GCM under a key that is not in the database, bound to the factor's id.
  sealed_secret bytea not null,
  -- The 30-second step of the newest code that was accepted: no code of it or before it is accepted again.
  last_used_step bigint not null default 0,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, friendly_name)
);
create index mfa_factors_unverified_by_age on auth.mfa_factors (created_at) where status = 'unverified';

-- A challenge belongs to the session that asked for it.
create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade on update cascade,
  ip inet,
  created_at timestamptz not null,
  verified_at timestamptz
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_session on auth.mfa_challenges (session_id);
create index mfa_challenges_by_age on auth.mfa_challenges (created_at);

-- The factor that lifted a session to aal2: without the factor the session is not lifted.
alter table auth.sessions
  add column factor_id uuid references auth.mfa_factors (id),
  add check (aal = 'aal1' or factor_id is not null);
create index sessions_factor on auth.sessions (factor_id);

grant select, insert, update, delete on auth.mfa_factors, auth.mfa_challenges to courtside_auth;
