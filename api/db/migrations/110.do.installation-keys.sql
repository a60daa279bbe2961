-- Which keys this database belongs to: secrets sealed with them open with no others. One row, written at the first start.
create table auth.installation_keys (
  only_row boolean primary key default true check (only_row),
  -- Derived from the keys, and no way back to them.
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  claimed_at timestamptz not null default now()
);
grant select, insert on auth.installation_keys to courtside_auth;
