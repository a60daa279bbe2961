-- One-use codes for the loss of a second factor. They hang on a factor of their own, at most one for each account.
create unique index mfa_factors_recovery_code on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

create table auth.recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  -- HMAC-SHA256 under a key that is not in the database.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
grant select, insert, update, delete on auth.recovery_codes to courtside_auth;
