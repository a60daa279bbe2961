-- Public keys of authenticators (WebAuthn): passkeys, which sign in by themselves, and keys of second factors.
alter table auth.mfa_factors drop constraint mfa_factors_factor_type_check;
alter table auth.mfa_factors add constraint mfa_factors_factor_type_check
  check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code'));
alter table auth.mfa_factors alter column sealed_secret drop not null;
alter table auth.mfa_factors add constraint mfa_factors_totp_secret
  check (factor_type <> 'totp' or sealed_secret is not null);

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
grant select, insert, update, delete on auth.webauthn_credentials to courtside_auth;

-- Challenges are derived from their id and not stored, so nobody can fill a table by asking for them. Only used ones are
-- kept, until they have expired anyway.
create table auth.used_webauthn_challenges (
  id uuid primary key,
  used_at timestamptz not null
);
create index used_webauthn_challenges_by_age on auth.used_webauthn_challenges (used_at);
grant select, insert, delete on auth.used_webauthn_challenges to courtside_auth;
