-- What the auth service keeps about itself.

-- Token buckets, shared by all processes. The key is a hash, so that a copy of this table names no address and no account.
create table auth.rate_limits (
  key bytea primary key,
  tokens double precision not null,
  updated_at timestamptz not null
);
create index rate_limits_by_age on auth.rate_limits (updated_at);

-- Mails of a development server without SMTP_URL. They contain usable links, so production writes none.
create table auth.outbox_mails (
  id bigint generated always as identity primary key,
  recipient citext not null,
  kind text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null default now()
);
create index outbox_mails_by_recipient on auth.outbox_mails (recipient, id desc);
create index outbox_mails_by_age on auth.outbox_mails (sent_at);

-- The first run: the hash of the one-time secret that the server printed. One row at most.
create table auth.setup_secrets (
  only_one boolean primary key default true check (only_one),
  secret_hash bytea not null,
  used_at timestamptz
);

-- Which keys this database belongs to: secrets sealed with them open with no others. One row, written at the first start.
create table auth.installation_keys (
  only_row boolean primary key default true check (only_row),
  -- Derived from the keys, which cannot be computed from it.
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  claimed_at timestamptz not null default now()
);

-- Browser errors, counted by the hour: an error that all users have is one row, and no row says whose it was.
create table auth.client_errors (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  remote text not null,
  version text not null,
  kind text not null,
  screen text not null,
  times integer not null default 1 check (times > 0),
  primary key (hour, remote, version, kind, screen)
);
