-- Phone numbers: a way to sign in, and a second factor. Numbers are stored as digits without the plus (E.164).
alter table auth.users
  -- Asked for, and worth nothing until a code sent to it came back.
  add column new_phone text,
  add column phone_change_sent_at timestamptz;

alter table auth.one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table auth.one_time_tokens add constraint one_time_tokens_purpose_check check (purpose in (
  'signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication',
  'phone_signup', 'sms', 'phone_change'));

alter table auth.mfa_factors
  add column phone text,
  add constraint mfa_factors_phone_check check ((factor_type = 'phone') = (phone is not null));

-- The keyed hash of the code that a phone factor's challenge sent.
alter table auth.mfa_challenges add column code_mac bytea;
