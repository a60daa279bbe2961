-- What a mail provider reports later: that an address bounced, or that its reader called a mail spam. The next mail that a server
-- takes does not remove such a mark, and nothing is mailed to an address that complained (docs/decisions/0102-mail-reports.md).
alter table bounced_addresses
  add column is_complaint boolean not null default false,
  add column is_reported boolean not null default false;
grant delete on bounced_addresses to courtside_tenant;

-- Reports that were taken, so that a repeated one is rejected.
create table auth.mail_reports (
  -- The digest of what its provider calls it.
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  received_at timestamptz not null default now()
);
grant insert on auth.mail_reports to courtside_auth;
grant select, delete on auth.mail_reports to courtside_system;
