-- Keys of other programs (docs/decisions/0064). A key stands in for a session of the admin who made it: it is stored hashed, has its
-- scopes and its end, and is unusable from the moment at which it is revoked or its maker is no admin of the club any more. Revoked
-- keys are kept, because the audit log names them.
create table api_keys (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80 and is_one_line(name)),
  scopes text[] not null check (cardinality(scopes) between 1 and 60),
  -- SHA-256 of the secret, and its last four characters, by which people tell keys apart.
  secret_hash bytea not null check (length(secret_hash) = 32),
  ending text not null check (length(ending) = 4),
  created_by uuid not null,
  created_at timestamptz(3) not null default clock_now(),
  expires_at timestamptz(3) not null,
  -- To within a minute.
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  primary key (club_id, id),
  foreign key (club_id, created_by) references memberships (club_id, user_id),
  constraint api_keys_expiry check (expires_at > created_at)
);
create unique index api_keys_by_secret on api_keys (secret_hash);

alter table api_keys enable row level security;
alter table api_keys force row level security;
create policy tenant_isolation on api_keys to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on api_keys to courtside_system using (true) with check (true);
grant select, insert, update on api_keys to courtside_tenant;
grant select, insert, update, delete on api_keys to courtside_system;

-- Set by begin_request, so that no statement that writes a row can forget it.
alter table audit_log add column api_key_id uuid;
alter table audit_log alter column api_key_id set default nullif(current_setting('courtside.api_key', true), '')::uuid;
