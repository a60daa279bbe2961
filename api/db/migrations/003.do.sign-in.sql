-- Ways to prove who someone is: links and codes, PKCE flows, identity providers, second factors, passkeys.

-- A sign-in that began in one browser and may end there only: the exchange of the code needs the challenge's verifier.
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
    'signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication',
    'phone_signup', 'sms', 'phone_change')),
  -- Where it was sent.
  address citext not null,
  -- SHA-256 of 256 random bits; null where only a code was sent.
  link_hash bytea unique,
  link_expires_at timestamptz,
  -- Keyed, because six digits could be found in any plain hash.
  code_mac bytea not null,
  code_expires_at timestamptz not null,
  wrong_codes smallint not null default 0,
  flow_id uuid references auth.flow_states (id) on delete set null,
  -- The password of a sign-up link that an admin's server generated: the link itself binds it.
  password_hash text,
  created_at timestamptz not null default now(),
  -- A newer token replaces the older one.
  unique (user_id, purpose),
  check ((link_hash is null) = (link_expires_at is null)),
  check (password_hash is null or purpose = 'signup')
);
create index one_time_tokens_by_address on auth.one_time_tokens (address, purpose);
create index one_time_tokens_by_flow on auth.one_time_tokens (flow_id);
create index one_time_tokens_by_age on auth.one_time_tokens (greatest(code_expires_at, link_expires_at));

-- A sign-in, or the linking of an identity, that was sent to a provider and waits for its response. It lives as long as its
-- flow, and the first response that names it deletes it.
create table auth.oauth_states (
  -- SHA-256 of the `state` that travels by way of the provider.
  state_hash bytea primary key,
  flow_id uuid not null unique references auth.flow_states (id) on delete cascade,
  provider text not null,
  -- SHA-256 of a cookie: the response counts only in the browser that asked.
  browser_hash bytea not null,
  -- The nonce, and the verifier of the challenge that the provider got; AES-256-GCM, bound to the state.
  sealed_secrets bytea not null,
  -- The session that links an identity; null for a sign-in. The linking ends with the session.
  link_session_id uuid references auth.sessions (id) on delete cascade on update cascade,
  created_at timestamptz not null default now()
);
create index oauth_states_link_session on auth.oauth_states (link_session_id);

-- A challenge belongs to the session that requested it.
create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade on update cascade,
  -- The keyed hash of the code that a phone factor's challenge sent.
  code_mac bytea,
  ip inet,
  created_at timestamptz not null,
  verified_at timestamptz
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_session on auth.mfa_challenges (session_id);
create index mfa_challenges_by_age on auth.mfa_challenges (created_at);

-- Public keys of authenticators (WebAuthn): passkeys, which sign in by themselves, and keys of second factors.
create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- null = a passkey. A second factor has one key and ends with it.
  factor_id uuid unique references auth.mfa_factors (id) on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- What the authenticator counted at its last use; 0 = it does not count.
  sign_count bigint not null,
  transports text[] not null default '{}',
  friendly_name text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index webauthn_credentials_user on auth.webauthn_credentials (user_id);

-- Challenges are derived from their id and not stored, so requests for them fill no table. Only used ones are kept, until
-- they have expired anyway.
create table auth.used_webauthn_challenges (
  id uuid primary key,
  used_at timestamptz not null
);
create index used_webauthn_challenges_by_age on auth.used_webauthn_challenges (used_at);

-- One-use codes for the loss of a second factor.
create table auth.recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  -- HMAC-SHA256 under a key that is not in the database.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
