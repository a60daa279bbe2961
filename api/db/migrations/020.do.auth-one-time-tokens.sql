-- Mails that prove an address: one-time links and codes, and the PKCE flows they may end in (contract 5.4, 5.5).
alter table auth.users
  -- Asked for, and worth nothing until both addresses have accepted it.
  add column new_email citext,
  add column email_change_accepted text check (email_change_accepted in ('current', 'new')),
  add column confirmation_sent_at timestamptz,
  add column recovery_sent_at timestamptz,
  add column email_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column invited_at timestamptz,
  add check (email_change_accepted is null or new_email is not null);

-- A sign-in that began in one browser and may end there only: whoever exchanges the code must know the challenge's verifier.
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the verifier, base64url; nothing else is accepted.
  code_challenge text not null check (code_challenge ~ '^[A-Za-z0-9._~-]{43,128}$'),
  -- What the session's amr will say.
  method text not null,
  redirect_to text not null,
  user_id uuid references auth.users (id) on delete cascade,
  -- SHA-256 of the code; null until there is one to exchange.
  code_hash bytea unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index flow_states_by_age on auth.flow_states (expires_at);
create index flow_states_user on auth.flow_states (user_id);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in (
    'signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication')),
  -- Where it was sent.
  address citext not null,
  -- SHA-256 of 256 random bits; null where only a code was sent.
  link_hash bytea unique,
  link_expires_at timestamptz,
  -- Keyed, because six digits would be found in any plain hash.
  code_mac bytea not null,
  code_expires_at timestamptz not null,
  wrong_codes smallint not null default 0,
  flow_id uuid references auth.flow_states (id) on delete set null,
  created_at timestamptz not null default now(),
  -- A newer one takes the place of the older.
  unique (user_id, purpose),
  check ((link_hash is null) = (link_expires_at is null))
);
create index one_time_tokens_by_address on auth.one_time_tokens (address, purpose);
create index one_time_tokens_by_flow on auth.one_time_tokens (flow_id);
create index one_time_tokens_by_age on auth.one_time_tokens (greatest(code_expires_at, link_expires_at));

grant select, insert, update, delete on auth.flow_states, auth.one_time_tokens to courtside_auth;
