-- The audit log is only added to by the api's roles, and its time is the database's: neither can give a row another one.
revoke insert on audit_log from courtside_tenant, courtside_auth;
grant insert (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
  on audit_log to courtside_tenant, courtside_auth;

-- Hashes over the audit log's rows, chained for each club (docs/decisions/0067), out of reach of the api's roles. `chain_id`: the club, or
-- zeros for rows of none. A row that retention deleted keeps its link.
create table auth.audit_chain (
  chain_id uuid not null,
  number bigint not null check (number > 0),
  row_id bigint not null,
  at timestamptz not null,
  row_hash bytea not null check (length(row_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  row_deleted_at timestamptz,
  primary key (chain_id, number)
);
create unique index audit_chain_of_row on auth.audit_chain (row_id);
create index audit_chain_by_age on auth.audit_chain (at);

-- Both ends of each chain; `first_hash` is what the first link that is left continues.
create table auth.audit_chain_ends (
  chain_id uuid primary key,
  first_number bigint not null,
  first_hash bytea not null check (length(first_hash) = 32),
  last_number bigint not null,
  last_hash bytea not null check (length(last_hash) = 32)
);

-- How far the log has been chained, in the order of time and id.
create table auth.audit_chained (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null default '-infinity',
  id bigint not null default 0
);
insert into auth.audit_chained default values;

grant select, insert, update, delete on auth.audit_chain, auth.audit_chain_ends, auth.audit_chained to courtside_system;
