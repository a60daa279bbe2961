-- Passwords chosen before the address proved itself. Whoever signs up may not be the owner of the address, so none of them is
-- the account's: the first proof adopts the one that was chosen in the same browser or PKCE flow, and deletes the others.
create table auth.pending_passwords (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the secret in the cookie of the browser that signed up.
  browser_hash bytea not null,
  -- The challenge of the PKCE flow that the sign-up began.
  code_challenge text,
  -- argon2id, as a PHC string.
  password_hash text not null,
  -- What the same sign-up said about its person.
  user_metadata jsonb not null,
  full_name text not null check (length(full_name) <= 120),
  -- The club that the sign-up founded.
  club_id uuid references clubs (id) on delete set null,
  created_at timestamptz not null default clock_now(),
  primary key (user_id, browser_hash)
);
create index pending_passwords_by_age on auth.pending_passwords (created_at);
grant select, insert, update, delete on auth.pending_passwords to courtside_auth;

-- The password of a sign-up link that an admin's server generated: the link itself binds it.
alter table auth.one_time_tokens add column password_hash text check (password_hash is null or purpose = 'signup');
