-- Accounts: who someone is. What they may do is in public.memberships, never here.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email citext,
  -- Digits without the plus (E.164).
  phone text,
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  deleted_at timestamptz,
  -- Sessions of this account end this long after sign-in, however often they are refreshed (QA accounts). null = no such end.
  session_limit interval check (session_limit > interval '0'),
  -- The persona that a QA account plays. Its password is public: it signs in only where QA_LOGIN is on.
  qa_role text check (qa_role in ('admin', 'coach', 'front_desk', 'member')),
  -- A requested address takes effect once both addresses have accepted it.
  new_email citext,
  email_change_accepted text check (email_change_accepted in ('current', 'new')),
  -- A requested number takes effect once a code sent to it was entered.
  new_phone text,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email_change_accepted is null or new_email is not null)
);
create unique index users_email_key on auth.users (email) where email is not null and deleted_at is null;
create unique index users_phone_key on auth.users (phone) where phone is not null and deleted_at is null;
create unique index users_qa_role on auth.users (qa_role) where qa_role is not null and deleted_at is null;

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

-- Second factors: authenticator apps, telephones, security keys and recovery codes.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')),
  friendly_name text not null,
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- AES-256-GCM under a key that is not in the database, bound to the factor's id.
  sealed_secret bytea,
  phone text,
  -- The 30-second step of the newest accepted code: no code of that step or an earlier one is accepted again.
  last_used_step bigint not null default 0,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, friendly_name),
  constraint mfa_factors_totp_secret check (factor_type <> 'totp' or sealed_secret is not null),
  constraint mfa_factors_phone_check check ((factor_type = 'phone') = (phone is not null))
);
create index mfa_factors_unverified_by_age on auth.mfa_factors (created_at) where status = 'unverified';
-- Recovery codes belong to a factor of their own, at most one for each account.
create unique index mfa_factors_recovery_code on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  -- The factor that raised the session to aal2: without the factor the session is not raised.
  factor_id uuid references auth.mfa_factors (id),
  -- Counts rotations. A refresh token is HMAC(server key, session, counter), so a successor can be sent again without being
  -- stored.
  token_counter integer not null default 0,
  -- The counter of the newest refresh token whose access token came back in a request: its holder has received it, so no
  -- honest client needs the token before it.
  received_counter integer not null default -1,
  -- An admin's preview of another role ends with the session.
  impersonating_role text check (impersonating_role in ('member', 'coach', 'front_desk')),
  -- The role that a QA session tests; null for every other session.
  qa_role text check (qa_role in ('admin', 'coach', 'front_desk', 'member')),
  not_after timestamptz,
  refreshed_at timestamptz not null default now(),
  user_agent text check (length(user_agent) <= 300),
  ip inet,
  created_at timestamptz not null default now(),
  check (aal = 'aal1' or factor_id is not null)
);
create index sessions_user on auth.sessions (user_id);
create index sessions_factor on auth.sessions (factor_id);

-- Only hashes. The active token of a session is the one with the session's counter; used ones stay to detect reuse.
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

-- Browsers that have signed in to an account by password. Their wrong passwords are counted apart from all others, so that a
-- stranger's guesses slow down without keeping the owner out.
create table auth.known_browsers (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the secret in the browser's cookie.
  browser_hash bytea not null,
  signed_in_at timestamptz not null default clock_now(),
  primary key (user_id, browser_hash)
);
create index known_browsers_by_hash on auth.known_browsers (browser_hash);
create index known_browsers_by_age on auth.known_browsers (signed_in_at);
