-- Generated from api/db/migrations and api/db/functions by npm run schema. Read it, do not run it, do not edit it.

-- Extensions

create extension btree_gist with schema public;
create extension citext with schema public;
create extension pg_trgm with schema public;

-- Roles

-- role courtside_api noinherit in courtside_auth, courtside_tenant
-- role courtside_auth
-- role courtside_system
-- role courtside_tenant

-- Schemas

create schema auth;
create schema billing_sandbox;
create schema public;

-- Types

create type public.accepted_invitation as (
  rejection text,
  club_id uuid,
  club_name text,
  role text,
  is_new boolean
);

create type public.access_status as (
  has_access boolean,
  access_type text,
  is_demo boolean,
  is_trial boolean,
  is_active boolean,
  demo_expires_at timestamp with time zone,
  trial_expires_at timestamp with time zone,
  minutes_remaining integer,
  days_remaining integer
);

create type public.billing_outcome as (
  club_id uuid,
  outcome text,
  subscription_status text,
  plan_id text
);

create type public.join_asked as (
  user_id uuid,
  full_name text,
  email text,
  asked_at timestamp with time zone,
  was_member boolean
);

create type public.join_result as (
  club_id uuid,
  club_name text,
  status text,
  created_at timestamp with time zone
);

create type public.member_found as (
  user_id uuid,
  full_name text,
  email text,
  role text,
  joined_at timestamp with time zone
);

create type public.notice_claimed as (
  club_id uuid,
  id uuid,
  kind text,
  details jsonb,
  attempts integer,
  problem text,
  address text,
  club_name text,
  color text,
  time_zone text,
  contact_email text,
  location text,
  user_id uuid,
  event text,
  is_optional boolean,
  mail_subject text,
  mail_text text,
  digest_at timestamp with time zone,
  created_at timestamp with time zone
);

create type public.own_invitation as (
  id uuid,
  club_id uuid,
  club_name text,
  role text,
  invited_by text,
  created_at timestamp with time zone,
  expires_at timestamp with time zone
);

create type public.partner_found as (
  user_id uuid,
  full_name text
);

create type public.request_context as (
  problem text,
  user_id uuid,
  email text,
  full_name text,
  is_demo boolean,
  created_at timestamp with time zone,
  club_id uuid,
  role text,
  impersonating_role text,
  bio text,
  sports text[],
  access access_status,
  now timestamp with time zone,
  session_expires_at timestamp with time zone,
  qa_role text
);

create type public.trial_status as (
  is_paid boolean,
  trial_active boolean,
  trial_expires timestamp with time zone,
  subscription_status text,
  has_access boolean,
  days_remaining integer
);

create type public.unproven_club as (
  id uuid,
  name text,
  location text,
  created_at timestamp with time zone,
  closes_at timestamp with time zone,
  has_subscription boolean
);

-- Tables

create table auth.audit_chain (
  chain_id uuid not null,
  number bigint not null,
  row_id bigint not null,
  at timestamp with time zone not null,
  row_hash bytea not null,
  hash bytea not null,
  row_deleted_at timestamp with time zone,
  constraint audit_chain_pkey PRIMARY KEY (chain_id, number),
  constraint audit_chain_hash_check CHECK ((length(hash) = 32)),
  constraint audit_chain_number_check CHECK ((number > 0)),
  constraint audit_chain_row_hash_check CHECK ((length(row_hash) = 32))
);

create table auth.audit_chain_ends (
  chain_id uuid not null,
  first_number bigint not null,
  first_hash bytea not null,
  last_number bigint not null,
  last_hash bytea not null,
  constraint audit_chain_ends_pkey PRIMARY KEY (chain_id),
  constraint audit_chain_ends_first_hash_check CHECK ((length(first_hash) = 32)),
  constraint audit_chain_ends_last_hash_check CHECK ((length(last_hash) = 32))
);

create table auth.audit_chained (
  only_row boolean default true not null,
  at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  id bigint default 0 not null,
  constraint audit_chained_pkey PRIMARY KEY (only_row),
  constraint audit_chained_only_row_check CHECK (only_row)
);

create table auth.canary_health (
  remote text not null,
  since timestamp(3) with time zone not null,
  version text not null,
  pages integer default 0 not null,
  errors integer default 0 not null,
  constraint canary_health_pkey PRIMARY KEY (remote, since, version),
  constraint canary_health_errors_check CHECK ((errors >= 0)),
  constraint canary_health_pages_check CHECK ((pages >= 0))
);

create table auth.client_errors (
  hour timestamp with time zone not null,
  remote text not null,
  version text not null,
  kind text not null,
  screen text not null,
  times integer default 1 not null,
  constraint client_errors_pkey PRIMARY KEY (hour, remote, version, kind, screen),
  constraint client_errors_hour_check CHECK ((hour = date_trunc('hour'::text, hour, 'UTC'::text))),
  constraint client_errors_times_check CHECK ((times > 0))
);

create table auth.client_errors_of_clubs (
  hour timestamp with time zone not null,
  remote text not null,
  version text not null,
  club uuid not null,
  times integer default 1 not null,
  constraint client_errors_of_clubs_pkey PRIMARY KEY (hour, remote, version, club),
  constraint client_errors_of_clubs_hour_check CHECK ((hour = date_trunc('hour'::text, hour, 'UTC'::text))),
  constraint client_errors_of_clubs_times_check CHECK ((times > 0))
);

create table auth.flow_states (
  id uuid default gen_random_uuid() not null,
  code_challenge text not null,
  method text not null,
  redirect_to text not null,
  user_id uuid,
  code_hash bytea,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  constraint flow_states_pkey PRIMARY KEY (id),
  constraint flow_states_code_hash_key UNIQUE (code_hash),
  constraint flow_states_code_challenge_check CHECK ((code_challenge ~ '^[A-Za-z0-9._~-]{43,128}$'::text)),
  constraint flow_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.identities (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  provider text not null,
  provider_id text not null,
  identity_data jsonb default '{}'::jsonb not null,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint identities_pkey PRIMARY KEY (id),
  constraint identities_provider_provider_id_key UNIQUE (provider, provider_id),
  constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.installation_keys (
  only_row boolean default true not null,
  fingerprint bytea not null,
  claimed_at timestamp with time zone default now() not null,
  constraint installation_keys_pkey PRIMARY KEY (only_row),
  constraint installation_keys_fingerprint_check CHECK ((octet_length(fingerprint) = 32)),
  constraint installation_keys_only_row_check CHECK (only_row)
);

create table auth.known_browsers (
  user_id uuid not null,
  browser_hash bytea not null,
  signed_in_at timestamp with time zone default clock_now() not null,
  constraint known_browsers_pkey PRIMARY KEY (user_id, browser_hash),
  constraint known_browsers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.mail_reports (
  id text not null,
  received_at timestamp with time zone default now() not null,
  constraint mail_reports_pkey PRIMARY KEY (id),
  constraint mail_reports_id_check CHECK ((id ~ '^[0-9a-f]{64}$'::text))
);

create table auth.mfa_challenges (
  id uuid default gen_random_uuid() not null,
  factor_id uuid not null,
  session_id uuid not null,
  code_mac bytea,
  ip inet,
  created_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  constraint mfa_challenges_pkey PRIMARY KEY (id),
  constraint mfa_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  constraint mfa_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON UPDATE CASCADE ON DELETE CASCADE
);

create table auth.mfa_factors (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  factor_type text not null,
  friendly_name text not null,
  status text default 'unverified'::text not null,
  sealed_secret bytea,
  phone text,
  last_used_step bigint default 0 not null,
  last_challenged_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint mfa_factors_pkey PRIMARY KEY (id),
  constraint mfa_factors_user_id_friendly_name_key UNIQUE (user_id, friendly_name),
  constraint mfa_factors_factor_type_check CHECK ((factor_type = ANY (ARRAY['totp'::text, 'phone'::text, 'webauthn'::text, 'recovery_code'::text]))),
  constraint mfa_factors_phone_check CHECK (((factor_type = 'phone'::text) = (phone IS NOT NULL))),
  constraint mfa_factors_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'verified'::text]))),
  constraint mfa_factors_totp_secret CHECK (((factor_type <> 'totp'::text) OR (sealed_secret IS NOT NULL))),
  constraint mfa_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.oauth_states (
  state_hash bytea not null,
  flow_id uuid not null,
  provider text not null,
  browser_hash bytea not null,
  sealed_secrets bytea not null,
  link_session_id uuid,
  created_at timestamp with time zone default now() not null,
  constraint oauth_states_pkey PRIMARY KEY (state_hash),
  constraint oauth_states_flow_id_key UNIQUE (flow_id),
  constraint oauth_states_flow_id_fkey FOREIGN KEY (flow_id) REFERENCES auth.flow_states(id) ON DELETE CASCADE,
  constraint oauth_states_link_session_id_fkey FOREIGN KEY (link_session_id) REFERENCES auth.sessions(id) ON UPDATE CASCADE ON DELETE CASCADE
);

create table auth.one_time_tokens (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  purpose text not null,
  address citext not null,
  link_hash bytea,
  link_expires_at timestamp with time zone,
  code_mac bytea not null,
  code_expires_at timestamp with time zone not null,
  wrong_codes smallint default 0 not null,
  flow_id uuid,
  password_hash text,
  created_at timestamp with time zone default now() not null,
  constraint one_time_tokens_pkey PRIMARY KEY (id),
  constraint one_time_tokens_link_hash_key UNIQUE (link_hash),
  constraint one_time_tokens_user_id_purpose_key UNIQUE (user_id, purpose),
  constraint one_time_tokens_check CHECK (((link_hash IS NULL) = (link_expires_at IS NULL))),
  constraint one_time_tokens_check1 CHECK (((password_hash IS NULL) OR (purpose = 'signup'::text))),
  constraint one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['signup'::text, 'invite'::text, 'magiclink'::text, 'recovery'::text, 'email_change_current'::text, 'email_change_new'::text, 'reauthentication'::text, 'phone_signup'::text, 'sms'::text, 'phone_change'::text]))),
  constraint one_time_tokens_flow_id_fkey FOREIGN KEY (flow_id) REFERENCES auth.flow_states(id) ON DELETE SET NULL,
  constraint one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.operators (
  user_id uuid not null,
  granted_at timestamp(3) with time zone default clock_now() not null,
  constraint operators_pkey PRIMARY KEY (user_id),
  constraint operators_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.outbox_mails (
  id bigint generated always as identity not null,
  recipient citext not null,
  kind text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamp with time zone default now() not null,
  calendar text,
  constraint outbox_mails_pkey PRIMARY KEY (id)
);

create table auth.pending_passwords (
  user_id uuid not null,
  browser_hash bytea not null,
  code_challenge text,
  password_hash text not null,
  user_metadata jsonb not null,
  full_name text not null,
  club_id uuid,
  created_at timestamp with time zone default clock_now() not null,
  constraint pending_passwords_pkey PRIMARY KEY (user_id, browser_hash),
  constraint pending_passwords_full_name_check CHECK ((length(full_name) <= 120)),
  constraint pending_passwords_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE SET NULL,
  constraint pending_passwords_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.person_exports (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  requested_at timestamp(3) with time zone default clock_now() not null,
  caller jsonb not null,
  next_at timestamp with time zone default clock_now() not null,
  content jsonb,
  made_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  constraint person_exports_pkey PRIMARY KEY (id),
  constraint person_exports_check CHECK ((((content IS NULL) = (made_at IS NULL)) AND ((content IS NULL) = (expires_at IS NULL)))),
  constraint person_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.push_subscriptions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh bytea not null,
  auth bytea not null,
  created_at timestamp(3) with time zone default clock_now() not null,
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_auth_check CHECK ((length(auth) = 16)),
  constraint push_subscriptions_endpoint_check CHECK (((length(endpoint) >= 1) AND (length(endpoint) <= 1000))),
  constraint push_subscriptions_p256dh_check CHECK ((length(p256dh) = 65)),
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.rate_limits (
  key bytea not null,
  tokens double precision not null,
  updated_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table auth.recovery_codes (
  factor_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (factor_id, code_hash),
  constraint recovery_codes_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE
);

create table auth.refresh_tokens (
  token_hash bytea not null,
  session_id uuid not null,
  counter integer not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint refresh_tokens_pkey PRIMARY KEY (token_hash),
  constraint refresh_tokens_session_id_counter_key UNIQUE (session_id, counter),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
);

create table auth.remote_loads (
  hour timestamp with time zone not null,
  remote text not null,
  version text not null,
  up_to_ms integer not null,
  times integer default 1 not null,
  constraint remote_loads_pkey PRIMARY KEY (hour, remote, version, up_to_ms),
  constraint remote_loads_times_check CHECK ((times > 0)),
  constraint remote_loads_up_to_ms_check CHECK ((up_to_ms > 0))
);

create table auth.sessions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  aal text default 'aal1'::text not null,
  amr jsonb default '[]'::jsonb not null,
  factor_id uuid,
  token_counter integer default 0 not null,
  received_counter integer default '-1'::integer not null,
  impersonating_role text,
  qa_role text,
  not_after timestamp with time zone,
  refreshed_at timestamp with time zone default now() not null,
  user_agent text,
  ip inet,
  created_at timestamp with time zone default now() not null,
  device_id uuid,
  device_name text,
  found_by uuid,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_aal_check CHECK ((aal = ANY (ARRAY['aal1'::text, 'aal2'::text]))),
  constraint sessions_check CHECK (((aal = 'aal1'::text) OR (factor_id IS NOT NULL))),
  constraint sessions_impersonating_role_check CHECK ((impersonating_role = ANY (ARRAY['member'::text, 'coach'::text, 'front_desk'::text]))),
  constraint sessions_qa_role_check CHECK ((qa_role = ANY (ARRAY['admin'::text, 'coach'::text, 'front_desk'::text, 'member'::text]))),
  constraint sessions_user_agent_check CHECK ((length(user_agent) <= 300)),
  constraint sessions_device_id_fkey FOREIGN KEY (device_id) REFERENCES devices(id) ON DELETE CASCADE,
  constraint sessions_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.setup_secrets (
  only_one boolean default true not null,
  secret_hash bytea not null,
  used_at timestamp with time zone,
  expires_at timestamp with time zone default clock_now() not null,
  constraint setup_secrets_pkey PRIMARY KEY (only_one),
  constraint setup_secrets_only_one_check CHECK (only_one)
);

create table auth.text_numbers (
  user_id uuid not null,
  phone text not null,
  agreed_at timestamp(3) with time zone default clock_now() not null,
  stopped_at timestamp(3) with time zone,
  constraint text_numbers_pkey PRIMARY KEY (user_id),
  constraint text_numbers_phone_check CHECK ((phone ~ '^[1-9][0-9]{6,14}$'::text)),
  constraint text_numbers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table auth.used_webauthn_challenges (
  id uuid not null,
  used_at timestamp with time zone not null,
  constraint used_webauthn_challenges_pkey PRIMARY KEY (id)
);

create table auth.users (
  id uuid default gen_random_uuid() not null,
  email citext,
  phone text,
  password_hash text,
  email_confirmed_at timestamp with time zone,
  phone_confirmed_at timestamp with time zone,
  app_metadata jsonb default '{}'::jsonb not null,
  user_metadata jsonb default '{}'::jsonb not null,
  is_anonymous boolean default false not null,
  banned_until timestamp with time zone,
  deleted_at timestamp with time zone,
  session_limit interval,
  qa_role text,
  new_email citext,
  email_change_accepted text,
  new_phone text,
  confirmation_sent_at timestamp with time zone,
  recovery_sent_at timestamp with time zone,
  email_change_sent_at timestamp with time zone,
  phone_change_sent_at timestamp with time zone,
  reauthentication_sent_at timestamp with time zone,
  invited_at timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_check CHECK (((email_change_accepted IS NULL) OR (new_email IS NOT NULL))),
  constraint users_email_change_accepted_check CHECK ((email_change_accepted = ANY (ARRAY['current'::text, 'new'::text]))),
  constraint users_qa_role_check CHECK ((qa_role = ANY (ARRAY['admin'::text, 'coach'::text, 'front_desk'::text, 'member'::text]))),
  constraint users_session_limit_check CHECK ((session_limit > '00:00:00'::interval))
);

create table auth.webauthn_credentials (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  factor_id uuid,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] default '{}'::text[] not null,
  friendly_name text default ''::text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint webauthn_credentials_pkey PRIMARY KEY (id),
  constraint webauthn_credentials_credential_id_key UNIQUE (credential_id),
  constraint webauthn_credentials_factor_id_key UNIQUE (factor_id),
  constraint webauthn_credentials_credential_id_check CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
  constraint webauthn_credentials_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  constraint webauthn_credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

create table billing_sandbox.checkouts (
  id text not null,
  customer_id text not null,
  reference uuid not null,
  plan_id text not null,
  billing_cycle text not null,
  state text default 'open'::text not null,
  expires_at timestamp with time zone not null,
  subscription_id text,
  constraint checkouts_pkey PRIMARY KEY (id),
  constraint checkouts_reference_key UNIQUE (reference),
  constraint checkouts_billing_cycle_check CHECK ((billing_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
  constraint checkouts_check CHECK (((state = 'complete'::text) = (subscription_id IS NOT NULL))),
  constraint checkouts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'complete'::text, 'expired'::text]))),
  constraint checkouts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES billing_sandbox.customers(id),
  constraint checkouts_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id)
);

create table billing_sandbox.customers (
  id text not null,
  reference uuid not null,
  name text not null,
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_reference_key UNIQUE (reference)
);

create table billing_sandbox.deliveries (
  id text not null,
  place bigint generated always as identity not null,
  customer_id text not null,
  body text not null,
  tries integer default 0 not null,
  next_try_at timestamp with time zone default now() not null,
  delivered_at timestamp with time zone,
  constraint deliveries_pkey PRIMARY KEY (id),
  constraint deliveries_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES billing_sandbox.customers(id)
);

create table billing_sandbox.portals (
  id text not null,
  customer_id text not null,
  change jsonb,
  expires_at timestamp with time zone not null,
  constraint portals_pkey PRIMARY KEY (id),
  constraint portals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES billing_sandbox.customers(id)
);

create table billing_sandbox.subscriptions (
  id text not null,
  customer_id text not null,
  item_id text not null,
  plan_id text not null,
  billing_cycle text not null,
  status text not null,
  period_ends_at timestamp with time zone not null,
  cancel_at timestamp with time zone,
  ended_at timestamp with time zone,
  notified_at bigint default 0 not null,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_billing_cycle_check CHECK ((billing_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['active'::text, 'past_due'::text, 'canceled'::text]))),
  constraint subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES billing_sandbox.customers(id),
  constraint subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id)
);

create table public.api_keys (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  scopes text[] not null,
  secret_hash bytea not null,
  ending text not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone default clock_now() not null,
  expires_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  constraint api_keys_pkey PRIMARY KEY (club_id, id),
  constraint api_keys_ending_check CHECK ((length(ending) = 4)),
  constraint api_keys_expiry CHECK ((expires_at > created_at)),
  constraint api_keys_name_check CHECK ((((length(name) >= 1) AND (length(name) <= 80)) AND is_one_line(name))),
  constraint api_keys_scopes_check CHECK (((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 60))),
  constraint api_keys_secret_hash_check CHECK ((length(secret_hash) = 32)),
  constraint api_keys_club_id_created_by_fkey FOREIGN KEY (club_id, created_by) REFERENCES memberships(club_id, user_id),
  constraint api_keys_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.audit_log (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  club_id uuid,
  actor_id uuid,
  actor_role text,
  action text not null,
  subject_type text,
  subject_id uuid,
  session_id uuid,
  request_id text,
  ip inet,
  user_agent text,
  outcome text default 'success'::text not null,
  detail jsonb default '{}'::jsonb not null,
  times integer default 1 not null,
  last_at timestamp with time zone,
  rejected_by text,
  rejected_in timestamp with time zone,
  api_key_id uuid default (NULLIF(current_setting('courtside.api_key'::text, true), ''::text))::uuid,
  device text default NULLIF(current_setting('courtside.device'::text, true), ''::text),
  found_by uuid default (NULLIF(current_setting('courtside.found_by'::text, true), ''::text))::uuid,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_outcome_check CHECK ((outcome = ANY (ARRAY['success'::text, 'refused'::text]))),
  constraint audit_log_rejection CHECK ((num_nonnulls(rejected_by, rejected_in) = ANY (ARRAY[0, 2]))),
  constraint audit_log_texts CHECK (((length(user_agent) <= 300) AND (length(request_id) <= 64) AND (length(action) <= 200))),
  constraint audit_log_times_check CHECK ((times > 0)),
  constraint audit_log_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.billing_accounts (
  club_id uuid not null,
  provider text not null,
  customer_id text,
  constraint billing_accounts_pkey PRIMARY KEY (club_id, provider),
  constraint billing_accounts_provider_customer_id_key UNIQUE (provider, customer_id),
  constraint billing_accounts_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'sandbox'::text]))),
  constraint billing_accounts_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.billing_checkouts (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  provider text not null,
  plan_id text not null,
  billing_cycle text not null,
  session_id text,
  created_at timestamp with time zone default clock_now() not null,
  expires_at timestamp with time zone not null,
  outcome text,
  constraint billing_checkouts_pkey PRIMARY KEY (club_id, id),
  constraint billing_checkouts_billing_cycle_check CHECK ((billing_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
  constraint billing_checkouts_outcome_check CHECK ((outcome = ANY (ARRAY['completed'::text, 'ended'::text]))),
  constraint billing_checkouts_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'sandbox'::text]))),
  constraint billing_checkouts_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint billing_checkouts_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id)
);

create table public.billing_events (
  club_id uuid not null,
  provider text not null,
  id text not null,
  subscription_id text not null,
  rank integer not null,
  occurred_at timestamp with time zone not null,
  before jsonb,
  after jsonb not null,
  received_at timestamp with time zone default now() not null,
  constraint billing_events_pkey PRIMARY KEY (club_id, provider, id),
  constraint billing_events_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'sandbox'::text]))),
  constraint billing_events_rank_check CHECK (((rank >= 0) AND (rank <= 2))),
  constraint billing_events_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.billing_subscriptions (
  club_id uuid not null,
  provider text not null,
  id text not null,
  status text not null,
  plan_id text,
  billing_cycle text,
  item_id text,
  period_ends_at timestamp with time zone,
  cancel_at timestamp with time zone,
  ended_at timestamp with time zone,
  past_due_since timestamp with time zone,
  constraint billing_subscriptions_pkey PRIMARY KEY (club_id, provider, id),
  constraint billing_subscriptions_billing_cycle_check CHECK ((billing_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
  constraint billing_subscriptions_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'sandbox'::text]))),
  constraint billing_subscriptions_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint billing_subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id)
);

create table public.booking_import_lines (
  club_id uuid not null,
  import_id uuid not null,
  line integer not null,
  court text not null,
  person text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  outcome text not null,
  problems jsonb default '[]'::jsonb not null,
  state text not null,
  why text,
  court_id uuid,
  user_id uuid,
  walk_in text,
  booking_id uuid,
  constraint booking_import_lines_pkey PRIMARY KEY (club_id, import_id, line),
  constraint booking_import_lines_check CHECK (((state = 'failed'::text) = (why IS NOT NULL))),
  constraint booking_import_lines_court_check CHECK ((length(court) <= 120)),
  constraint booking_import_lines_line_check CHECK ((line > 0)),
  constraint booking_import_lines_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'unchanged'::text, 'skipped'::text, 'wrong'::text]))),
  constraint booking_import_lines_person_check CHECK ((length(person) <= 320)),
  constraint booking_import_lines_state_check CHECK ((state = ANY (ARRAY['left'::text, 'waiting'::text, 'landed'::text, 'failed'::text, 'undone'::text]))),
  constraint booking_import_lines_walk_in_check CHECK ((length(walk_in) <= 120)),
  constraint booking_import_lines_club_id_booking_id_fkey FOREIGN KEY (club_id, booking_id) REFERENCES bookings(club_id, id) ON DELETE SET NULL (booking_id),
  constraint booking_import_lines_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id) ON DELETE SET NULL (court_id),
  constraint booking_import_lines_club_id_import_id_fkey FOREIGN KEY (club_id, import_id) REFERENCES booking_imports(club_id, id) ON DELETE CASCADE,
  constraint booking_import_lines_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE SET NULL (user_id)
);

create table public.booking_imports (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  sender_id uuid not null,
  work jsonb not null,
  created_at timestamp(3) with time zone default clock_now() not null,
  next_at timestamp with time zone default clock_now() not null,
  stopped_at timestamp(3) with time zone,
  undone_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  constraint booking_imports_pkey PRIMARY KEY (club_id, id),
  constraint booking_imports_check CHECK (((num_nonnulls(stopped_at, undone_at) = 0) OR (ended_at IS NOT NULL))),
  constraint booking_imports_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint booking_imports_club_id_sender_id_fkey FOREIGN KEY (club_id, sender_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.booking_players (
  club_id uuid not null,
  booking_id uuid not null,
  id uuid default gen_random_uuid() not null,
  "position" integer not null,
  user_id uuid,
  guest_id uuid,
  guest_name text,
  fee_cents integer default 0 not null,
  added_by uuid not null,
  added_at timestamp with time zone default clock_now() not null,
  constraint booking_players_pkey PRIMARY KEY (club_id, id),
  constraint booking_players_guest_once UNIQUE (club_id, booking_id, guest_id),
  constraint booking_players_member_once UNIQUE (club_id, booking_id, user_id),
  constraint booking_players_fee_cents_check CHECK (((fee_cents >= 0) AND (fee_cents <= 100000))),
  constraint booking_players_guest_name_check CHECK (((guest_name <> ''::text) AND (length(guest_name) <= 120))),
  constraint booking_players_guest_name_line CHECK (is_one_line(guest_name)),
  constraint booking_players_position_check CHECK ((("position" >= 1) AND ("position" <= 30))),
  constraint booking_players_who CHECK (((num_nonnulls(user_id, guest_id) = 1) AND ((guest_id IS NULL) = (guest_name IS NULL)))),
  constraint booking_players_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  constraint booking_players_club_id_booking_id_fkey FOREIGN KEY (club_id, booking_id) REFERENCES bookings(club_id, id) ON DELETE CASCADE,
  constraint booking_players_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint booking_players_club_id_guest_id_fkey FOREIGN KEY (club_id, guest_id) REFERENCES guests(club_id, id),
  constraint booking_players_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id)
);

create table public.booking_series (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  court_id uuid not null,
  label text,
  starts_on date not null,
  start_time time without time zone not null,
  end_time time without time zone not null,
  every_weeks integer not null,
  weekdays text[] not null,
  state text not null,
  created_by uuid not null,
  created_at timestamp with time zone default now() not null,
  players jsonb,
  constraint booking_series_pkey PRIMARY KEY (club_id, id),
  constraint booking_series_check CHECK ((end_time > start_time)),
  constraint booking_series_every_weeks_check CHECK (((every_weeks >= 1) AND (every_weeks <= 52))),
  constraint booking_series_label_check CHECK (((label <> ''::text) AND (length(label) <= 80))),
  constraint booking_series_label_line CHECK (is_one_line(label)),
  constraint booking_series_players_while_running CHECK (((players IS NULL) OR (state = 'running'::text))),
  constraint booking_series_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'stopped'::text]))),
  constraint booking_series_weekdays_check CHECK (((weekdays <> '{}'::text[]) AND (weekdays <@ ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text]))),
  constraint booking_series_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id),
  constraint booking_series_club_id_created_by_fkey FOREIGN KEY (club_id, created_by) REFERENCES memberships(club_id, user_id),
  constraint booking_series_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint booking_series_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id)
);

create table public.booking_series_dates (
  club_id uuid not null,
  series_id uuid not null,
  date date not null,
  court_id uuid not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  outcome text not null,
  code text,
  booking_id uuid,
  message text,
  constraint booking_series_dates_pkey PRIMARY KEY (club_id, series_id, date),
  constraint booking_series_dates_check CHECK ((((starts_at IS NULL) = (ends_at IS NULL)) AND (ends_at > starts_at))),
  constraint booking_series_dates_check1 CHECK (((starts_at IS NOT NULL) OR (outcome = 'skipped'::text))),
  constraint booking_series_dates_message_check CHECK ((length(message) <= 600)),
  constraint booking_series_dates_outcome_check CHECK ((outcome = ANY (ARRAY['planned'::text, 'booked'::text, 'skipped'::text, 'missed'::text]))),
  constraint booking_series_dates_club_id_booking_id_fkey FOREIGN KEY (club_id, booking_id) REFERENCES bookings(club_id, id) ON DELETE SET NULL (booking_id) DEFERRABLE INITIALLY DEFERRED,
  constraint booking_series_dates_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id),
  constraint booking_series_dates_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint booking_series_dates_club_id_series_id_fkey FOREIGN KEY (club_id, series_id) REFERENCES booking_series(club_id, id) ON DELETE CASCADE
);

create table public.bookings (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  court_id uuid not null,
  user_id uuid not null,
  kind text default 'booking'::text not null,
  coach_id uuid,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  status text default 'confirmed'::text not null,
  created_by uuid not null,
  created_at timestamp with time zone default now() not null,
  canceled_by uuid,
  canceled_at timestamp with time zone,
  cancel_reason text,
  sequence integer default 0 not null,
  series_id uuid,
  walk_in text,
  names_reminded_at timestamp with time zone,
  checked_in_at timestamp(3) with time zone,
  constraint bookings_pkey PRIMARY KEY (club_id, id),
  constraint bookings_cancel_reason_check CHECK ((length(cancel_reason) <= 500)),
  constraint bookings_check CHECK ((ends_at > starts_at)),
  constraint bookings_check1 CHECK (((kind = 'lesson'::text) = (coach_id IS NOT NULL))),
  constraint bookings_kind_check CHECK ((kind = ANY (ARRAY['booking'::text, 'lesson'::text]))),
  constraint bookings_sequence_check CHECK ((sequence >= 0)),
  constraint bookings_status_check CHECK ((status = ANY (ARRAY['confirmed'::text, 'canceled'::text]))),
  constraint bookings_walk_in_check CHECK (((walk_in <> ''::text) AND (length(walk_in) <= 120))),
  constraint bookings_walk_in_line CHECK (is_one_line(walk_in)),
  constraint bookings_club_id_coach_id_fkey FOREIGN KEY (club_id, coach_id) REFERENCES memberships(club_id, user_id),
  constraint bookings_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id),
  constraint bookings_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint bookings_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id),
  constraint bookings_series_fkey FOREIGN KEY (club_id, series_id) REFERENCES booking_series(club_id, id) ON DELETE SET NULL (series_id)
);

create table public.bounced_addresses (
  club_id uuid not null,
  address citext not null,
  problem text not null,
  bounced_at timestamp with time zone default now() not null,
  is_complaint boolean default false not null,
  is_reported boolean default false not null,
  constraint bounced_addresses_pkey PRIMARY KEY (club_id, address),
  constraint bounced_addresses_address_check CHECK (((length((address)::text) >= 3) AND (length((address)::text) <= 254))),
  constraint bounced_addresses_problem_check CHECK ((length(problem) <= 200)),
  constraint bounced_addresses_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.broadcasts (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  author_id uuid not null,
  filter jsonb not null,
  subject text not null,
  body text not null,
  recipients integer not null,
  created_at timestamp with time zone default now() not null,
  stopped_at timestamp with time zone,
  constraint broadcasts_pkey PRIMARY KEY (club_id, id),
  constraint broadcasts_body_check CHECK (((length(body) >= 1) AND (length(body) <= 10000))),
  constraint broadcasts_filter_check CHECK ((jsonb_typeof(filter) = 'object'::text)),
  constraint broadcasts_recipients_check CHECK ((recipients > 0)),
  constraint broadcasts_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200))),
  constraint broadcasts_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint broadcasts_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.calendar_feeds (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  kind text not null,
  user_id uuid,
  court_id uuid,
  secret_hash bytea not null,
  created_at timestamp(3) with time zone default clock_now() not null,
  read_at timestamp(3) with time zone,
  constraint calendar_feeds_pkey PRIMARY KEY (club_id, id),
  constraint calendar_feeds_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'coach'::text, 'court'::text]))),
  constraint calendar_feeds_of CHECK ((((kind = 'court'::text) = (court_id IS NOT NULL)) AND (num_nonnulls(user_id, court_id) = 1))),
  constraint calendar_feeds_secret_hash_check CHECK ((length(secret_hash) = 32)),
  constraint calendar_feeds_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id) ON DELETE CASCADE,
  constraint calendar_feeds_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint calendar_feeds_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.check_in_conflicts (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  booking_id uuid not null,
  made_at timestamp(3) with time zone not null,
  user_id uuid,
  device_name text not null,
  code text not null,
  created_at timestamp(3) with time zone default clock_now() not null,
  closed_at timestamp(3) with time zone,
  constraint check_in_conflicts_pkey PRIMARY KEY (club_id, id),
  constraint check_in_conflicts_once UNIQUE (club_id, booking_id, made_at),
  constraint check_in_conflicts_code_check CHECK ((length(code) <= 60)),
  constraint check_in_conflicts_device_name_check CHECK ((length(device_name) <= 60)),
  constraint check_in_conflicts_club_id_booking_id_fkey FOREIGN KEY (club_id, booking_id) REFERENCES bookings(club_id, id) ON DELETE CASCADE,
  constraint check_in_conflicts_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE SET NULL (user_id)
);

create table public.closures (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  reason text not null,
  message text,
  outcome text not null,
  state text default 'closed'::text not null,
  items jsonb default '[]'::jsonb not null,
  extensions integer default 0 not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone default clock_now() not null,
  work jsonb,
  work_after timestamp with time zone default '-infinity'::timestamp with time zone not null,
  work_total integer default 0 not null,
  work_done integer default 0 not null,
  problem text,
  series_id uuid,
  series_rule jsonb,
  work_attempts integer default 0 not null,
  constraint closures_pkey PRIMARY KEY (club_id, id),
  constraint closures_check CHECK ((ends_at > starts_at)),
  constraint closures_message_check CHECK (((message <> ''::text) AND (length(message) <= 400))),
  constraint closures_outcome_check CHECK ((outcome = ANY (ARRAY['cancel'::text, 'move'::text, 'keep'::text]))),
  constraint closures_problem_check CHECK ((length(problem) <= 400)),
  constraint closures_reason_check CHECK ((reason = ANY (ARRAY['rain'::text, 'maintenance'::text, 'tournament'::text, 'other'::text]))),
  constraint closures_series_check CHECK (((series_id IS NULL) = (series_rule IS NULL))),
  constraint closures_state_check CHECK ((state = ANY (ARRAY['closing'::text, 'closed'::text, 'failed'::text, 'reopened'::text, 'undone'::text]))),
  constraint closures_work_attempts_check CHECK ((work_attempts >= 0)),
  constraint closures_work_done_check CHECK ((work_done >= 0)),
  constraint closures_work_total_check CHECK ((work_total >= 0)),
  constraint closures_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.club_logos (
  club_id uuid not null,
  digest text not null,
  media_type text not null,
  image bytea not null,
  uploaded_at timestamp with time zone default now() not null,
  constraint club_logos_pkey PRIMARY KEY (club_id),
  constraint club_logos_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint club_logos_image_check CHECK ((length(image) <= ((8 * 1024) * 1024))),
  constraint club_logos_media_type_check CHECK ((media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text]))),
  constraint club_logos_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE
);

create table public.club_mail_texts (
  club_id uuid not null,
  kind text not null,
  subject text not null,
  body text not null,
  version integer default 1 not null,
  constraint club_mail_texts_pkey PRIMARY KEY (club_id, kind),
  constraint club_mail_texts_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 5000))),
  constraint club_mail_texts_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 60))),
  constraint club_mail_texts_subject_check CHECK ((((char_length(subject) >= 1) AND (char_length(subject) <= 200)) AND (subject !~ '[[:cntrl:]]'::text))),
  constraint club_mail_texts_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.club_news (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  type text not null,
  priority text not null,
  title text not null,
  body text not null,
  author_id uuid not null,
  is_sample boolean default false not null,
  published_at timestamp(3) with time zone default clock_now() not null,
  retired_at timestamp with time zone,
  constraint club_news_pkey PRIMARY KEY (club_id, id),
  constraint club_news_body_check CHECK (((body <> ''::text) AND (length(body) <= 2000))),
  constraint club_news_priority_check CHECK ((priority = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint club_news_title_check CHECK (((title <> ''::text) AND (length(title) <= 120))),
  constraint club_news_title_line CHECK (is_one_line(title)),
  constraint club_news_type_check CHECK ((type = ANY (ARRAY['event'::text, 'info'::text, 'social'::text]))),
  constraint club_news_club_id_author_id_fkey FOREIGN KEY (club_id, author_id) REFERENCES memberships(club_id, user_id),
  constraint club_news_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.club_notification_settings (
  club_id uuid not null,
  defaults jsonb default '{}'::jsonb not null,
  locked jsonb default '{}'::jsonb not null,
  version integer default 1 not null,
  text_cap numeric(9,2),
  digest jsonb default '{}'::jsonb not null,
  digest_at time without time zone,
  constraint club_notification_settings_pkey PRIMARY KEY (club_id),
  constraint club_notification_settings_defaults_check CHECK ((jsonb_typeof(defaults) = 'object'::text)),
  constraint club_notification_settings_digest_check CHECK ((jsonb_typeof(digest) = 'object'::text)),
  constraint club_notification_settings_locked_check CHECK ((jsonb_typeof(locked) = 'object'::text)),
  constraint club_notification_settings_text_cap_check CHECK (((text_cap >= (0)::numeric) AND (text_cap <= (1000000)::numeric))),
  constraint club_notification_settings_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.club_retention (
  club_id uuid not null,
  bookings_days integer default 1826 not null,
  guest_names_days integer default 1826 not null,
  check_ins_days integer default 1826 not null,
  audit_log_days integer default 400 not null,
  notices_days integer default 90 not null,
  waitlist_days integer default 90 not null,
  version integer default 1 not null,
  applied_at timestamp with time zone,
  constraint club_retention_pkey PRIMARY KEY (club_id),
  constraint club_retention_audit_log_days_check CHECK (((audit_log_days >= 90) AND (audit_log_days <= 400))),
  constraint club_retention_bookings_days_check CHECK (((bookings_days >= 400) AND (bookings_days <= 1826))),
  constraint club_retention_check_ins_days_check CHECK (((check_ins_days >= 400) AND (check_ins_days <= 1826))),
  constraint club_retention_guest_names_days_check CHECK (((guest_names_days >= 400) AND (guest_names_days <= 1826))),
  constraint club_retention_notices_days_check CHECK (((notices_days >= 30) AND (notices_days <= 90))),
  constraint club_retention_waitlist_days_check CHECK (((waitlist_days >= 30) AND (waitlist_days <= 90))),
  constraint club_retention_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.clubs (
  id uuid default gen_random_uuid() not null,
  name text not null,
  location text default ''::text not null,
  contact_email text default ''::text not null,
  contact_phone text default ''::text not null,
  logo text,
  primary_color text default '#1F2937'::text not null,
  welcome_message text default ''::text not null,
  join_code text default new_join_code() not null,
  sports text[] default '{tennis,pickleball}'::text[] not null,
  slot_length_minutes integer default 60 not null,
  advance_booking_days integer default 7 not null,
  max_bookings_per_day integer default 2 not null,
  max_bookings_per_week integer default 0 not null,
  max_booking_length_minutes integer default 60 not null,
  cancel_cutoff_hours integer default 0 not null,
  booking_hours_start time without time zone default '06:00:00'::time without time zone not null,
  booking_hours_end time without time zone default '22:00:00'::time without time zone not null,
  time_zone text default 'America/New_York'::text not null,
  hours_confirmed_at timestamp with time zone,
  waitlist_enabled boolean default true not null,
  allow_trial_mode boolean default false not null,
  is_demo boolean default false not null,
  trial_expires_at timestamp with time zone,
  subscription_status text default 'none'::text not null,
  subscription_ends_at timestamp with time zone,
  past_due_since timestamp with time zone,
  plan_id text,
  closes_at timestamp with time zone,
  closed_at timestamp with time zone,
  unproven_founder uuid,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  series_max_dates integer default 0 not null,
  cutoff_applies_to_moves boolean default true not null,
  player_counts text default 'booker'::text not null,
  guests_per_member_month integer default 0 not null,
  guests_per_member_year integer default 0 not null,
  visits_per_guest_year integer default 0 not null,
  guest_fee_cents integer default 0 not null,
  names_required_hours integer default 0 not null,
  unnamed_bookings text default 'remind'::text not null,
  partner_search text default 'exact'::text not null,
  max_players jsonb default '{}'::jsonb not null,
  suspended_at timestamp(3) with time zone,
  suspension_reason text,
  constraint clubs_pkey PRIMARY KEY (id),
  constraint clubs_join_code_key UNIQUE (join_code),
  constraint clubs_advance_booking_days_check CHECK (((advance_booking_days >= 0) AND (advance_booking_days <= 365))),
  constraint clubs_cancel_cutoff_hours_check CHECK (((cancel_cutoff_hours >= 0) AND (cancel_cutoff_hours <= 72))),
  constraint clubs_check CHECK ((booking_hours_end > booking_hours_start)),
  constraint clubs_contact_email_check CHECK ((length(contact_email) <= 254)),
  constraint clubs_contact_phone_check CHECK ((length(contact_phone) <= 40)),
  constraint clubs_guest_fee_cents_check CHECK (((guest_fee_cents >= 0) AND (guest_fee_cents <= 100000))),
  constraint clubs_guests_per_member_month_check CHECK (((guests_per_member_month >= 0) AND (guests_per_member_month <= 100))),
  constraint clubs_guests_per_member_year_check CHECK (((guests_per_member_year >= 0) AND (guests_per_member_year <= 1000))),
  constraint clubs_join_code_check CHECK ((join_code ~ '^[A-HJ-NP-Z2-9]{8}$'::text)),
  constraint clubs_location_check CHECK ((length(location) <= 200)),
  constraint clubs_logo_is_a_digest CHECK ((logo ~ '^[0-9a-f]{64}$'::text)),
  constraint clubs_max_booking_length_minutes_check CHECK ((max_booking_length_minutes = ANY (ARRAY[30, 60, 90, 120, 180]))),
  constraint clubs_max_bookings_per_day_check CHECK (((max_bookings_per_day >= 1) AND (max_bookings_per_day <= 20))),
  constraint clubs_max_bookings_per_week_check CHECK (((max_bookings_per_week >= 0) AND (max_bookings_per_week <= 100))),
  constraint clubs_max_players_check CHECK ((jsonb_typeof(max_players) = 'object'::text)),
  constraint clubs_name_check CHECK (((name <> ''::text) AND (length(name) <= 120))),
  constraint clubs_name_line CHECK ((is_one_line(name) AND is_one_line(location))),
  constraint clubs_names_required_hours_check CHECK (((names_required_hours >= 0) AND (names_required_hours <= 168))),
  constraint clubs_partner_search_check CHECK ((partner_search = ANY (ARRAY['exact'::text, 'directory'::text]))),
  constraint clubs_player_counts_check CHECK ((player_counts = ANY (ARRAY['booker'::text, 'everyone'::text]))),
  constraint clubs_primary_color_check CHECK ((primary_color ~ '^#[0-9A-Fa-f]{6}$'::text)),
  constraint clubs_series_max_dates_check CHECK (((series_max_dates >= 0) AND (series_max_dates <= 30))),
  constraint clubs_slot_length_minutes_check CHECK ((((slot_length_minutes >= 15) AND (slot_length_minutes <= 180)) AND ((slot_length_minutes % 15) = 0))),
  constraint clubs_sports_check CHECK (((cardinality(sports) >= 1) AND (cardinality(sports) <= 30))),
  constraint clubs_subscription_status_check CHECK ((subscription_status = ANY (ARRAY['none'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'canceled'::text]))),
  constraint clubs_suspension_has_reason CHECK (((suspended_at IS NULL) = (suspension_reason IS NULL))),
  constraint clubs_suspension_reason_line CHECK ((((length(suspension_reason) >= 1) AND (length(suspension_reason) <= 300)) AND is_one_line(suspension_reason))),
  constraint clubs_time_zone_known CHECK ((('1970-01-01 00:00:00+00'::timestamp with time zone AT TIME ZONE time_zone) IS NOT NULL)),
  constraint clubs_unnamed_bookings_check CHECK ((unnamed_bookings = ANY (ARRAY['remind'::text, 'release'::text]))),
  constraint clubs_visits_per_guest_year_check CHECK (((visits_per_guest_year >= 0) AND (visits_per_guest_year <= 366))),
  constraint clubs_welcome_message_check CHECK ((length(welcome_message) <= 2000)),
  constraint clubs_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id),
  constraint clubs_unproven_founder_fkey FOREIGN KEY (unproven_founder) REFERENCES users(id) ON DELETE SET NULL
);

create table public.coach_availability (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  day_of_week text not null,
  start_time time without time zone not null,
  end_time time without time zone not null,
  constraint coach_availability_pkey PRIMARY KEY (club_id, id),
  constraint coach_availability_no_overlap EXCLUDE USING gist (club_id WITH =, user_id WITH =, day_of_week WITH =, int4range((EXTRACT(epoch FROM start_time))::integer, (EXTRACT(epoch FROM end_time))::integer) WITH &&),
  constraint coach_availability_check CHECK ((end_time > start_time)),
  constraint coach_availability_check1 CHECK (((((EXTRACT(epoch FROM start_time))::integer % 1800) = 0) AND (((EXTRACT(epoch FROM end_time))::integer % 1800) = 0))),
  constraint coach_availability_day_of_week_check CHECK ((day_of_week = ANY (ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text]))),
  constraint coach_availability_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint coach_availability_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.coach_time_off (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  start_time time without time zone,
  end_time time without time zone,
  note text,
  created_at timestamp with time zone default now() not null,
  constraint coach_time_off_pkey PRIMARY KEY (club_id, id),
  constraint coach_time_off_check CHECK (((ends_on >= starts_on) AND ((ends_on - starts_on) <= 366))),
  constraint coach_time_off_check1 CHECK (((start_time IS NULL) = (end_time IS NULL))),
  constraint coach_time_off_check2 CHECK (((ends_on > starts_on) OR (end_time > start_time) OR (start_time IS NULL))),
  constraint coach_time_off_note_check CHECK ((length(note) <= 200)),
  constraint coach_time_off_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint coach_time_off_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.consents (
  club_id uuid not null,
  user_id uuid not null,
  kind text not null,
  is_given boolean not null,
  wording integer not null,
  decided_at timestamp(3) with time zone default clock_now() not null,
  constraint consents_pkey PRIMARY KEY (club_id, user_id, kind),
  constraint consents_kind_check CHECK ((kind = ANY (ARRAY['directory'::text, 'photos'::text, 'marketing'::text]))),
  constraint consents_wording_check CHECK ((wording > 0)),
  constraint consents_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint consents_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.court_blocks (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  court_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  reason text,
  created_by uuid not null,
  created_at timestamp with time zone default now() not null,
  closure_id uuid,
  constraint court_blocks_pkey PRIMARY KEY (club_id, id),
  constraint court_blocks_check CHECK ((ends_at > starts_at)),
  constraint court_blocks_length CHECK (((ends_at - starts_at) <= '367 days'::interval)),
  constraint court_blocks_reason_check CHECK ((length(reason) <= 500)),
  constraint court_blocks_closure_fkey FOREIGN KEY (club_id, closure_id) REFERENCES closures(club_id, id) ON DELETE SET NULL (closure_id),
  constraint court_blocks_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id),
  constraint court_blocks_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.court_occupancies (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  court_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  kind text not null,
  booking_id uuid,
  block_id uuid,
  offer_id uuid,
  event_date_id uuid,
  constraint court_occupancies_pkey PRIMARY KEY (club_id, id),
  constraint court_occupancies_no_overlap EXCLUDE USING gist (club_id WITH =, court_id WITH =, tstzrange(starts_at, ends_at) WITH &&),
  constraint court_occupancies_check CHECK (((ends_at > starts_at) AND ((ends_at - starts_at) <= '25:00:00'::interval))),
  constraint court_occupancies_kind_check CHECK ((kind = ANY (ARRAY['booking'::text, 'lesson'::text, 'event'::text, 'block'::text, 'offer_held'::text]))),
  constraint court_occupancies_offer CHECK (((offer_id IS NULL) OR (kind = 'offer_held'::text))),
  constraint court_occupancies_club_id_block_id_fkey FOREIGN KEY (club_id, block_id) REFERENCES court_blocks(club_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint court_occupancies_club_id_booking_id_fkey FOREIGN KEY (club_id, booking_id) REFERENCES bookings(club_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint court_occupancies_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id),
  constraint court_occupancies_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint court_occupancies_club_id_offer_id_fkey FOREIGN KEY (club_id, offer_id) REFERENCES waitlist_offers(club_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint court_occupancies_event_date_fkey FOREIGN KEY (club_id, event_date_id) REFERENCES event_dates(club_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);

create table public.courts (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  sport text not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  surface text,
  is_indoor boolean,
  max_players integer,
  constraint courts_pkey PRIMARY KEY (club_id, id),
  constraint courts_max_players_check CHECK (((max_players >= 1) AND (max_players <= 30))),
  constraint courts_name_check CHECK (((name <> ''::text) AND (length(name) <= 80))),
  constraint courts_name_line CHECK ((is_one_line(name) AND is_one_line(sport))),
  constraint courts_sport_check CHECK (((sport <> ''::text) AND (sport = lower(sport)) AND (length(sport) <= 40))),
  constraint courts_surface_check CHECK ((surface = ANY (ARRAY['hard'::text, 'clay'::text, 'grass'::text, 'artificial grass'::text, 'carpet'::text, 'wood'::text, 'concrete'::text, 'glass'::text]))),
  constraint courts_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.day_notes (
  club_id uuid not null,
  date date not null,
  body text not null,
  version integer default 1 not null,
  author_id uuid not null,
  written_at timestamp(3) with time zone default clock_now() not null,
  constraint day_notes_pkey PRIMARY KEY (club_id, date),
  constraint day_notes_body_check CHECK ((length(body) <= 2000)),
  constraint day_notes_version_check CHECK ((version > 0)),
  constraint day_notes_club_id_author_id_fkey FOREIGN KEY (club_id, author_id) REFERENCES memberships(club_id, user_id),
  constraint day_notes_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.devices (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  place text default ''::text not null,
  sports text[] default '{}'::text[] not null,
  court_ids uuid[] default '{}'::uuid[] not null,
  may_book boolean default true not null,
  accepts_pin boolean default true not null,
  shows_names boolean default false not null,
  pairing_code_hash bytea,
  pairing_expires_at timestamp(3) with time zone,
  public_key jsonb,
  paired_at timestamp(3) with time zone,
  challenged_at timestamp(3) with time zone,
  last_seen_at timestamp(3) with time zone,
  version text,
  battery smallint,
  created_at timestamp(3) with time zone default clock_now() not null,
  finds_members boolean default false not null,
  may_not_book_since timestamp(3) with time zone,
  constraint devices_pkey PRIMARY KEY (club_id, id),
  constraint devices_id_key UNIQUE (id),
  constraint devices_battery_check CHECK (((battery >= 0) AND (battery <= 100))),
  constraint devices_court_ids_check CHECK ((cardinality(court_ids) <= 500)),
  constraint devices_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint devices_name_line CHECK (is_one_line(name)),
  constraint devices_paired CHECK (((public_key IS NULL) = (paired_at IS NULL))),
  constraint devices_pairing CHECK (((pairing_code_hash IS NULL) = (pairing_expires_at IS NULL))),
  constraint devices_pairing_code_hash_check CHECK ((length(pairing_code_hash) = 32)),
  constraint devices_place_check CHECK ((length(place) <= 120)),
  constraint devices_place_line CHECK (is_one_line(place)),
  constraint devices_public_key_check CHECK ((jsonb_typeof(public_key) = 'object'::text)),
  constraint devices_sports_check CHECK ((cardinality(sports) <= 50)),
  constraint devices_version_check CHECK ((length(version) <= 60)),
  constraint devices_version_line CHECK (is_one_line(version)),
  constraint devices_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.door_codes (
  club_id uuid not null,
  booking_id uuid not null,
  court_id uuid not null,
  valid_from timestamp(3) with time zone not null,
  valid_until timestamp(3) with time zone not null,
  code_sealed bytea,
  state text default 'setting'::text not null,
  claim integer default 0 not null,
  failures integer default 0 not null,
  next_attempt_at timestamp(3) with time zone default now() not null,
  constraint door_codes_pkey PRIMARY KEY (club_id, booking_id),
  constraint door_codes_set CHECK (((state <> 'set'::text) OR (code_sealed IS NOT NULL))),
  constraint door_codes_state_check CHECK ((state = ANY (ARRAY['setting'::text, 'set'::text, 'removing'::text]))),
  constraint door_codes_window CHECK ((valid_until > valid_from)),
  constraint door_codes_club_id_booking_id_fkey FOREIGN KEY (club_id, booking_id) REFERENCES bookings(club_id, id) ON DELETE CASCADE,
  constraint door_codes_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id) ON DELETE CASCADE,
  constraint door_codes_club_id_fkey FOREIGN KEY (club_id) REFERENCES door_gateways(club_id) ON DELETE CASCADE
);

create table public.door_gateways (
  club_id uuid not null,
  url text not null,
  secret_sealed bytea not null,
  created_at timestamp(3) with time zone default clock_now() not null,
  problem text,
  reached_at timestamp(3) with time zone,
  constraint door_gateways_pkey PRIMARY KEY (club_id),
  constraint door_gateways_problem_check CHECK ((length(problem) <= 200)),
  constraint door_gateways_url_check CHECK ((length(url) <= 2000)),
  constraint door_gateways_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.event_dates (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  event_id uuid not null,
  number integer not null,
  court_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  canceled_at timestamp with time zone,
  cancel_reason text,
  constraint event_dates_pkey PRIMARY KEY (club_id, id),
  constraint event_dates_club_id_event_id_number_key UNIQUE (club_id, event_id, number),
  constraint event_dates_cancel_reason_check CHECK ((length(cancel_reason) <= 500)),
  constraint event_dates_check CHECK (((ends_at > starts_at) AND ((ends_at - starts_at) <= '25:00:00'::interval))),
  constraint event_dates_number_check CHECK (((number >= 0) AND (number <= 12))),
  constraint event_dates_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id),
  constraint event_dates_club_id_event_id_fkey FOREIGN KEY (club_id, event_id) REFERENCES events(club_id, id) ON DELETE CASCADE,
  constraint event_dates_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.event_registrations (
  club_id uuid not null,
  event_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint event_registrations_pkey PRIMARY KEY (club_id, event_id, user_id),
  constraint event_registrations_club_id_event_id_fkey FOREIGN KEY (club_id, event_id) REFERENCES events(club_id, id) ON DELETE CASCADE,
  constraint event_registrations_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint event_registrations_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.events (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  title text not null,
  description text,
  court_id uuid not null,
  max_attendees integer default 10 not null,
  coach_id uuid,
  recurrence_rule text,
  created_by uuid not null,
  created_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  canceled_by uuid,
  canceled_at timestamp with time zone,
  cancel_reason text,
  constraint events_pkey PRIMARY KEY (club_id, id),
  constraint events_cancel_reason_check CHECK ((length(cancel_reason) <= 500)),
  constraint events_description_check CHECK (((description <> ''::text) AND (length(description) <= 2000))),
  constraint events_max_attendees_check CHECK (((max_attendees >= 1) AND (max_attendees <= 1000))),
  constraint events_recurrence_rule_check CHECK ((recurrence_rule = 'weekly'::text)),
  constraint events_title_check CHECK (((title <> ''::text) AND (length(title) <= 120))),
  constraint events_title_line CHECK (is_one_line(title)),
  constraint events_club_id_coach_id_fkey FOREIGN KEY (club_id, coach_id) REFERENCES memberships(club_id, user_id) ON DELETE SET NULL (coach_id),
  constraint events_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id),
  constraint events_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.guests (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  identity text not null,
  number integer default 0 not null,
  name text not null,
  email citext,
  merged_into uuid,
  created_at timestamp(3) with time zone default clock_now() not null,
  constraint guests_pkey PRIMARY KEY (club_id, id),
  constraint guests_check CHECK ((merged_into <> id)),
  constraint guests_email_check CHECK (((length((email)::text) >= 3) AND (length((email)::text) <= 254))),
  constraint guests_identity_check CHECK (((length(identity) >= 1) AND (length(identity) <= 260))),
  constraint guests_name_check CHECK (((name <> ''::text) AND (length(name) <= 120))),
  constraint guests_name_line CHECK (is_one_line(name)),
  constraint guests_number_check CHECK ((number >= 0)),
  constraint guests_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint guests_merged_into_fkey FOREIGN KEY (club_id, merged_into) REFERENCES guests(club_id, id) ON DELETE CASCADE
);

create table public.idempotency_keys (
  user_id uuid not null,
  key text not null,
  route text not null,
  body_hash text not null,
  response jsonb,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table public.invitation_batches (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  sender_id uuid not null,
  role text not null,
  origin jsonb not null,
  created_at timestamp with time zone default clock_now() not null,
  next_at timestamp with time zone default clock_now() not null,
  stopped_at timestamp with time zone,
  ended_at timestamp with time zone,
  renews boolean default false not null,
  constraint invitation_batches_pkey PRIMARY KEY (club_id, id),
  constraint invitation_batches_check CHECK (((stopped_at IS NULL) OR (ended_at IS NOT NULL))),
  constraint invitation_batches_role_check CHECK ((role = ANY (ARRAY['member'::text, 'coach'::text, 'front_desk'::text, 'admin'::text]))),
  constraint invitation_batches_club_id_sender_id_fkey FOREIGN KEY (club_id, sender_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.invitation_lines (
  club_id uuid not null,
  batch_id uuid not null,
  place integer not null,
  email text not null,
  full_name text,
  state text default 'waiting'::text not null,
  why text,
  belongs_elsewhere boolean default false not null,
  constraint invitation_lines_pkey PRIMARY KEY (club_id, batch_id, place),
  constraint invitation_lines_check CHECK (((state = 'failed'::text) = (why IS NOT NULL))),
  constraint invitation_lines_email_check CHECK ((length(email) <= 320)),
  constraint invitation_lines_full_name_check CHECK ((length(full_name) <= 120)),
  constraint invitation_lines_place_check CHECK (((place >= 1) AND (place <= 500))),
  constraint invitation_lines_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint invitation_lines_club_id_batch_id_fkey FOREIGN KEY (club_id, batch_id) REFERENCES invitation_batches(club_id, id) ON DELETE CASCADE
);

create table public.invitations (
  id uuid default gen_random_uuid() not null,
  club_id uuid not null,
  email citext not null,
  full_name text not null,
  role text not null,
  bio text default ''::text not null,
  sports text[] default '{}'::text[] not null,
  invited_by uuid not null,
  created_at timestamp with time zone default date_trunc('milliseconds'::text, clock_now()) not null,
  sent_at timestamp with time zone default clock_now() not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_bio_check CHECK ((length(bio) <= 4000)),
  constraint invitations_check CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL))),
  constraint invitations_email_check CHECK (((length((email)::text) >= 3) AND (length((email)::text) <= 254))),
  constraint invitations_full_name_check CHECK ((length(full_name) <= 120)),
  constraint invitations_full_name_line CHECK (is_one_line(full_name)),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'coach'::text, 'front_desk'::text, 'member'::text]))),
  constraint invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id),
  constraint invitations_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id),
  constraint invitations_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(id)
);

create table public.join_requests (
  club_id uuid not null,
  user_id uuid not null,
  status text default 'pending'::text not null,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint join_requests_pkey PRIMARY KEY (club_id, user_id),
  constraint join_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'admitted'::text, 'declined'::text]))),
  constraint join_requests_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint join_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint join_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table public.join_tries (
  user_id uuid not null,
  since timestamp with time zone not null,
  tries integer not null,
  constraint join_tries_pkey PRIMARY KEY (user_id),
  constraint join_tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table public.kiosk_codes (
  club_id uuid not null,
  code_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp(3) with time zone not null,
  constraint kiosk_codes_pkey PRIMARY KEY (club_id, code_hash),
  constraint kiosk_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint kiosk_codes_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint kiosk_codes_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.kiosk_pins (
  club_id uuid not null,
  user_id uuid not null,
  pin_hash text not null,
  wrong_tries smallint default 0 not null,
  set_at timestamp(3) with time zone default clock_now() not null,
  constraint kiosk_pins_pkey PRIMARY KEY (club_id, user_id),
  constraint kiosk_pins_wrong_tries_check CHECK ((wrong_tries >= 0)),
  constraint kiosk_pins_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint kiosk_pins_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.lesson_requests (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  member_id uuid not null,
  coach_id uuid not null,
  sport text,
  preferred_date date not null,
  preferred_time time without time zone not null,
  notes text,
  status text default 'pending'::text not null,
  booking_id uuid,
  decline_reason text,
  created_at timestamp with time zone default date_trunc('milliseconds'::text, clock_now()) not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint lesson_requests_pkey PRIMARY KEY (club_id, id),
  constraint lesson_requests_check CHECK ((member_id <> coach_id)),
  constraint lesson_requests_check1 CHECK (((status = 'accepted'::text) = (booking_id IS NOT NULL))),
  constraint lesson_requests_check2 CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint lesson_requests_decline_reason_check CHECK ((length(decline_reason) <= 500)),
  constraint lesson_requests_notes_check CHECK ((length(notes) <= 1000)),
  constraint lesson_requests_sport_check CHECK ((length(sport) <= 40)),
  constraint lesson_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint lesson_requests_club_id_booking_id_fkey FOREIGN KEY (club_id, booking_id) REFERENCES bookings(club_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint lesson_requests_club_id_coach_id_fkey FOREIGN KEY (club_id, coach_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE,
  constraint lesson_requests_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint lesson_requests_club_id_member_id_fkey FOREIGN KEY (club_id, member_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.member_import_lines (
  club_id uuid not null,
  import_id uuid not null,
  line integer not null,
  email text not null,
  full_name text not null,
  role text,
  outcome text not null,
  problems jsonb default '[]'::jsonb not null,
  state text not null,
  why text,
  invitation_id uuid,
  user_id uuid,
  before jsonb,
  mail text,
  constraint member_import_lines_pkey PRIMARY KEY (club_id, import_id, line),
  constraint member_import_lines_check CHECK (((state = 'failed'::text) = (why IS NOT NULL))),
  constraint member_import_lines_email_check CHECK ((length(email) <= 320)),
  constraint member_import_lines_full_name_check CHECK ((length(full_name) <= 120)),
  constraint member_import_lines_line_check CHECK ((line > 0)),
  constraint member_import_lines_mail_check CHECK ((mail = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint member_import_lines_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'changed'::text, 'unchanged'::text, 'wrong'::text]))),
  constraint member_import_lines_role_check CHECK ((role = ANY (ARRAY['member'::text, 'coach'::text, 'front_desk'::text, 'admin'::text]))),
  constraint member_import_lines_state_check CHECK ((state = ANY (ARRAY['left'::text, 'waiting'::text, 'landed'::text, 'failed'::text]))),
  constraint member_import_lines_club_id_import_id_fkey FOREIGN KEY (club_id, import_id) REFERENCES member_imports(club_id, id) ON DELETE CASCADE,
  constraint member_import_lines_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE SET NULL (user_id)
);

create table public.member_imports (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  sender_id uuid not null,
  origin jsonb not null,
  created_at timestamp(3) with time zone default clock_now() not null,
  next_at timestamp with time zone default clock_now() not null,
  landed_at timestamp(3) with time zone,
  stopped_at timestamp(3) with time zone,
  undone_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  constraint member_imports_pkey PRIMARY KEY (club_id, id),
  constraint member_imports_check CHECK (((num_nonnulls(stopped_at, undone_at) = 0) OR (ended_at IS NOT NULL))),
  constraint member_imports_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint member_imports_club_id_sender_id_fkey FOREIGN KEY (club_id, sender_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.memberships (
  club_id uuid not null,
  user_id uuid not null,
  role text not null,
  bio text default ''::text not null,
  sports text[] default '{}'::text[] not null,
  is_sample boolean default false not null,
  availability_version integer default 0 not null,
  joined_at timestamp(3) with time zone default now() not null,
  left_at timestamp with time zone,
  removed_at timestamp with time zone,
  in_directory boolean default false not null,
  constraint memberships_pkey PRIMARY KEY (club_id, user_id),
  constraint memberships_bio_check CHECK ((length(bio) <= 4000)),
  constraint memberships_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'coach'::text, 'front_desk'::text, 'member'::text]))),
  constraint memberships_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table public.notice_sends (
  club_id uuid not null,
  notice_id uuid not null,
  channel text not null,
  state text default 'queued'::text not null,
  problem text,
  attempts integer default 0 not null,
  send_after timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  handed_at timestamp with time zone,
  cost numeric(8,4) default 0 not null,
  delivered_at timestamp with time zone,
  constraint notice_sends_pkey PRIMARY KEY (club_id, notice_id, channel),
  constraint notice_sends_attempts_check CHECK ((attempts >= 0)),
  constraint notice_sends_channel_check CHECK ((channel = ANY (ARRAY['push'::text, 'text'::text]))),
  constraint notice_sends_cost_check CHECK ((cost >= (0)::numeric)),
  constraint notice_sends_ended CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['queued'::text, 'sending'::text])))),
  constraint notice_sends_problem_check CHECK ((length(problem) <= 200)),
  constraint notice_sends_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'in_doubt'::text, 'skipped'::text]))),
  constraint notice_sends_club_id_notice_id_fkey FOREIGN KEY (club_id, notice_id) REFERENCES notices(club_id, id) ON DELETE CASCADE
);

create table public.notices (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  kind text not null,
  details jsonb not null,
  dedupe_key text not null,
  caused_by uuid default current_user_id(),
  is_admitted boolean default false not null,
  state text default 'queued'::text not null,
  problem text,
  attempts integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  send_after timestamp with time zone default now() not null,
  useful_until timestamp with time zone,
  claim uuid,
  handed_at timestamp with time zone,
  ended_at timestamp with time zone,
  address citext,
  event text,
  inbox_after timestamp with time zone,
  inbox_at timestamp with time zone,
  read_at timestamp with time zone,
  replaces_push boolean default false not null,
  digest_at timestamp with time zone,
  constraint notices_pkey PRIMARY KEY (club_id, id),
  constraint notices_address_check CHECK (((length((address)::text) >= 3) AND (length((address)::text) <= 254))),
  constraint notices_check CHECK (((state <> 'sending'::text) OR (claim IS NOT NULL))),
  constraint notices_check1 CHECK (((state = ANY (ARRAY['queued'::text, 'sending'::text])) = (ended_at IS NULL))),
  constraint notices_check2 CHECK (((state <> 'queued'::text) OR (handed_at IS NULL))),
  constraint notices_dedupe_key_check CHECK (((length(dedupe_key) >= 1) AND (length(dedupe_key) <= 200))),
  constraint notices_event_check CHECK ((event ~ '^[a-z_]{1,40}$'::text)),
  constraint notices_kind_check CHECK ((kind ~ '^[a-z_]{1,60}$'::text)),
  constraint notices_problem_check CHECK ((length(problem) <= 200)),
  constraint notices_recipient CHECK ((num_nonnulls(user_id, address) = 1)),
  constraint notices_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'in_doubt'::text, 'skipped'::text]))),
  constraint notices_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table public.notification_settings (
  club_id uuid not null,
  user_id uuid not null,
  choices jsonb default '{}'::jsonb not null,
  quiet_from time without time zone,
  quiet_until time without time zone,
  time_zone text,
  changed_at timestamp with time zone default clock_now() not null,
  digest jsonb default '{}'::jsonb not null,
  digest_at time without time zone,
  digest_zone text,
  constraint notification_settings_pkey PRIMARY KEY (club_id, user_id),
  constraint notification_settings_choices_check CHECK ((jsonb_typeof(choices) = 'object'::text)),
  constraint notification_settings_digest_check CHECK ((jsonb_typeof(digest) = 'object'::text)),
  constraint notification_settings_digest_zone_check CHECK (((length(digest_zone) >= 1) AND (length(digest_zone) <= 100))),
  constraint notification_settings_quiet CHECK ((num_nulls(quiet_from, quiet_until, time_zone) = ANY (ARRAY[0, 3]))),
  constraint notification_settings_quiet_span CHECK ((quiet_from <> quiet_until)),
  constraint notification_settings_time_zone_check CHECK (((length(time_zone) >= 1) AND (length(time_zone) <= 100))),
  constraint notification_settings_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.person_occupancies (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  booking_id uuid,
  event_date_id uuid,
  constraint person_occupancies_pkey PRIMARY KEY (club_id, id),
  constraint person_occupancies_booking UNIQUE (club_id, booking_id, user_id),
  constraint person_occupancies_event_date UNIQUE (club_id, event_date_id, user_id),
  constraint person_occupancies_no_overlap EXCLUDE USING gist (club_id WITH =, user_id WITH =, tstzrange(starts_at, ends_at) WITH &&),
  constraint person_occupancies_cause CHECK ((num_nonnulls(booking_id, event_date_id) = 1)),
  constraint person_occupancies_club_id_booking_id_fkey FOREIGN KEY (club_id, booking_id) REFERENCES bookings(club_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint person_occupancies_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint person_occupancies_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id),
  constraint person_occupancies_event_date_fkey FOREIGN KEY (club_id, event_date_id) REFERENCES event_dates(club_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);

create table public.report_changes (
  club_id uuid not null,
  id bigint generated always as identity not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint report_changes_pkey PRIMARY KEY (club_id, id),
  constraint report_changes_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.report_counts (
  club_id uuid not null,
  date date not null,
  measure text not null,
  key text not null,
  count integer not null,
  constraint report_counts_pkey PRIMARY KEY (club_id, date, measure, key),
  constraint report_counts_count_check CHECK ((count > 0)),
  constraint report_counts_key_check CHECK ((length(key) <= 200)),
  constraint report_counts_measure_check CHECK ((measure = ANY (ARRAY['waiting'::text, 'rejected'::text, 'lead'::text, 'canceled'::text]))),
  constraint report_counts_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.report_court_dates (
  club_id uuid not null,
  date date not null,
  court_id uuid not null,
  open_minutes smallint not null,
  booked_minutes smallint not null,
  lesson_minutes smallint not null,
  event_minutes smallint not null,
  blocked_minutes smallint not null,
  bookings smallint not null,
  lessons smallint not null,
  events smallint not null,
  played_minutes smallint not null,
  no_show_minutes smallint not null,
  no_shows smallint not null,
  constraint report_court_dates_pkey PRIMARY KEY (club_id, date, court_id),
  constraint report_court_dates_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id) ON DELETE CASCADE,
  constraint report_court_dates_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.report_dates (
  club_id uuid not null,
  date date not null,
  time_zone text not null,
  opens_at time without time zone not null,
  closes_at time without time zone not null,
  court_ids uuid[] not null,
  constraint report_dates_pkey PRIMARY KEY (club_id, date),
  constraint report_dates_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.report_hours (
  club_id uuid not null,
  date date not null,
  court_id uuid not null,
  hour smallint not null,
  open_minutes smallint not null,
  booked_minutes smallint not null,
  lesson_minutes smallint not null,
  event_minutes smallint not null,
  blocked_minutes smallint not null,
  bookings smallint not null,
  lessons smallint not null,
  events smallint not null,
  played_minutes smallint default 0 not null,
  no_show_minutes smallint default 0 not null,
  no_shows smallint default 0 not null,
  constraint report_hours_pkey PRIMARY KEY (club_id, date, court_id, hour),
  constraint report_hours_attended CHECK (((LEAST(played_minutes, no_show_minutes, no_shows) >= 0) AND ((played_minutes + no_show_minutes) <= booked_minutes))) NOT VALID,
  constraint report_hours_blocked_minutes_check CHECK ((blocked_minutes >= 0)),
  constraint report_hours_booked_minutes_check CHECK ((booked_minutes >= 0)),
  constraint report_hours_bookings_check CHECK ((bookings >= 0)),
  constraint report_hours_event_minutes_check CHECK ((event_minutes >= 0)),
  constraint report_hours_events_check CHECK ((events >= 0)),
  constraint report_hours_hour_check CHECK (((hour >= 0) AND (hour <= 23))),
  constraint report_hours_lesson_minutes_check CHECK ((lesson_minutes >= 0)),
  constraint report_hours_lessons_check CHECK ((lessons >= 0)),
  constraint report_hours_open_minutes_check CHECK ((open_minutes >= 0)),
  constraint report_hours_used CHECK ((((booked_minutes + lesson_minutes) + event_minutes) <= open_minutes)),
  constraint report_hours_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id) ON DELETE CASCADE,
  constraint report_hours_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.saved_views (
  club_id uuid not null,
  user_id uuid not null,
  list text not null,
  views jsonb not null,
  changed_at timestamp with time zone default clock_now() not null,
  constraint saved_views_pkey PRIMARY KEY (club_id, user_id, list),
  constraint saved_views_list_check CHECK ((list ~ '^[a-z-]{1,40}$'::text)),
  constraint saved_views_views_check CHECK (((jsonb_typeof(views) = 'array'::text) AND ((jsonb_array_length(views) >= 1) AND (jsonb_array_length(views) <= 20)))),
  constraint saved_views_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.schema_functions (
  digest text not null,
  files jsonb not null,
  migration integer not null,
  applied_at timestamp with time zone default clock_timestamp() not null,
  constraint schema_functions_pkey PRIMARY KEY (digest)
);

create table public.schema_version (
  version bigint not null,
  name text,
  md5 text,
  run_at timestamp with time zone,
  constraint schema_version_pkey PRIMARY KEY (version)
);

create table public.staff_pins (
  club_id uuid not null,
  user_id uuid not null,
  pin_hash text not null,
  set_at timestamp with time zone default now() not null,
  wrong_tries smallint default 0 not null,
  constraint staff_pins_pkey PRIMARY KEY (club_id, user_id),
  constraint staff_pins_wrong_tries_check CHECK ((wrong_tries >= 0)),
  constraint staff_pins_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.subscription_plans (
  id text not null,
  name text not null,
  price_monthly integer not null,
  price_yearly integer not null,
  max_courts integer,
  max_members integer,
  features text[] default '{}'::text[] not null,
  is_active boolean default true not null,
  constraint subscription_plans_pkey PRIMARY KEY (id)
);

create table public.users (
  id uuid not null,
  email citext not null,
  full_name text not null,
  is_demo boolean default false not null,
  onboarding_dismissed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_full_name_check CHECK ((length(full_name) <= 120)),
  constraint users_full_name_line CHECK (is_one_line(full_name)),
  constraint users_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id)
);

create table public.waitlist_checks (
  club_id uuid not null,
  id bigint generated always as identity not null,
  due_at timestamp with time zone not null,
  constraint waitlist_checks_pkey PRIMARY KEY (club_id, id),
  constraint waitlist_checks_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

create table public.waitlist_entries (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  requested_date date not null,
  sport text not null,
  court_id uuid,
  preferred_start time without time zone,
  preferred_end time without time zone,
  created_at timestamp(3) with time zone default clock_now() not null,
  constraint waitlist_entries_pkey PRIMARY KEY (club_id, id),
  constraint waitlist_entries_check CHECK ((preferred_end > preferred_start)),
  constraint waitlist_entries_sport_check CHECK (((sport <> ''::text) AND (sport = lower(sport)) AND (length(sport) <= 40))),
  constraint waitlist_entries_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id),
  constraint waitlist_entries_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint waitlist_entries_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.waitlist_offers (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  entry_id uuid,
  user_id uuid not null,
  court_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  status text default 'open'::text not null,
  created_at timestamp with time zone default clock_now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  booking_id uuid,
  notified_at timestamp with time zone,
  closure_id uuid,
  canceled_booking_id uuid,
  constraint waitlist_offers_pkey PRIMARY KEY (club_id, id),
  constraint waitlist_offers_check CHECK (((ends_at > starts_at) AND (expires_at <= starts_at))),
  constraint waitlist_offers_check1 CHECK (((status = 'open'::text) = (ended_at IS NULL))),
  constraint waitlist_offers_status_check CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'passed'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint waitlist_offers_canceled_booking_fkey FOREIGN KEY (club_id, canceled_booking_id) REFERENCES bookings(club_id, id) ON DELETE SET NULL (canceled_booking_id),
  constraint waitlist_offers_closure_fkey FOREIGN KEY (club_id, closure_id) REFERENCES closures(club_id, id) ON DELETE SET NULL (closure_id),
  constraint waitlist_offers_club_id_booking_id_fkey FOREIGN KEY (club_id, booking_id) REFERENCES bookings(club_id, id) ON DELETE SET NULL (booking_id),
  constraint waitlist_offers_club_id_court_id_fkey FOREIGN KEY (club_id, court_id) REFERENCES courts(club_id, id),
  constraint waitlist_offers_club_id_entry_id_fkey FOREIGN KEY (club_id, entry_id) REFERENCES waitlist_entries(club_id, id) ON DELETE SET NULL (entry_id),
  constraint waitlist_offers_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint waitlist_offers_club_id_user_id_fkey FOREIGN KEY (club_id, user_id) REFERENCES memberships(club_id, user_id) ON DELETE CASCADE
);

create table public.webhook_deliveries (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  webhook_id uuid not null,
  event text not null,
  data jsonb not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  state text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp(3) with time zone,
  claimed_until timestamp(3) with time zone,
  log jsonb default '[]'::jsonb not null,
  ended_at timestamp(3) with time zone,
  constraint webhook_deliveries_pkey PRIMARY KEY (club_id, id),
  constraint webhook_deliveries_attempts_check CHECK ((attempts >= 0)),
  constraint webhook_deliveries_due CHECK (((state = 'pending'::text) = (next_attempt_at IS NOT NULL))),
  constraint webhook_deliveries_end CHECK (((state = ANY (ARRAY['delivered'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'skipped'::text]))),
  constraint webhook_deliveries_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id),
  constraint webhook_deliveries_club_id_webhook_id_fkey FOREIGN KEY (club_id, webhook_id) REFERENCES webhooks(club_id, id) ON DELETE CASCADE
);

create table public.webhooks (
  club_id uuid not null,
  id uuid default gen_random_uuid() not null,
  url text not null,
  description text default ''::text not null,
  events text[] not null,
  secret_sealed bytea not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone default clock_now() not null,
  paused_at timestamp(3) with time zone,
  pause_reason text,
  failing_since timestamp(3) with time zone,
  constraint webhooks_pkey PRIMARY KEY (club_id, id),
  constraint webhooks_description_check CHECK (((length(description) <= 200) AND is_one_line(description))),
  constraint webhooks_events_check CHECK (((cardinality(events) >= 1) AND (cardinality(events) <= 100))),
  constraint webhooks_pause CHECK (((paused_at IS NULL) = (pause_reason IS NULL))),
  constraint webhooks_pause_reason_check CHECK ((pause_reason = ANY (ARRAY['manual'::text, 'failing'::text, 'gone'::text]))),
  constraint webhooks_url_check CHECK ((length(url) <= 2000)),
  constraint webhooks_club_id_created_by_fkey FOREIGN KEY (club_id, created_by) REFERENCES memberships(club_id, user_id),
  constraint webhooks_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id)
);

-- Indexes (those of constraints stand with their tables)

CREATE INDEX audit_chain_by_age ON auth.audit_chain USING btree (at);
CREATE UNIQUE INDEX audit_chain_of_row ON auth.audit_chain USING btree (row_id);
CREATE INDEX flow_states_by_age ON auth.flow_states USING btree (expires_at);
CREATE INDEX flow_states_user ON auth.flow_states USING btree (user_id);
CREATE INDEX identities_user ON auth.identities USING btree (user_id);
CREATE INDEX known_browsers_by_age ON auth.known_browsers USING btree (signed_in_at);
CREATE INDEX known_browsers_by_hash ON auth.known_browsers USING btree (browser_hash);
CREATE INDEX mfa_challenges_by_age ON auth.mfa_challenges USING btree (created_at);
CREATE INDEX mfa_challenges_factor ON auth.mfa_challenges USING btree (factor_id);
CREATE INDEX mfa_challenges_session ON auth.mfa_challenges USING btree (session_id);
CREATE UNIQUE INDEX mfa_factors_recovery_code ON auth.mfa_factors USING btree (user_id) WHERE (factor_type = 'recovery_code'::text);
CREATE INDEX mfa_factors_unverified_by_age ON auth.mfa_factors USING btree (created_at) WHERE (status = 'unverified'::text);
CREATE INDEX oauth_states_link_session ON auth.oauth_states USING btree (link_session_id);
CREATE INDEX one_time_tokens_by_address ON auth.one_time_tokens USING btree (address, purpose);
CREATE INDEX one_time_tokens_by_age ON auth.one_time_tokens USING btree (GREATEST(code_expires_at, link_expires_at));
CREATE INDEX one_time_tokens_by_flow ON auth.one_time_tokens USING btree (flow_id);
CREATE INDEX outbox_mails_by_age ON auth.outbox_mails USING btree (sent_at);
CREATE INDEX outbox_mails_by_recipient ON auth.outbox_mails USING btree (recipient, id DESC);
CREATE INDEX pending_passwords_by_age ON auth.pending_passwords USING btree (created_at);
CREATE INDEX person_exports_by_person ON auth.person_exports USING btree (user_id, requested_at DESC);
CREATE INDEX person_exports_due ON auth.person_exports USING btree (next_at) WHERE (content IS NULL);
CREATE UNIQUE INDEX person_exports_one_under_way ON auth.person_exports USING btree (user_id) WHERE (content IS NULL);
CREATE INDEX push_subscriptions_by_person ON auth.push_subscriptions USING btree (user_id, created_at);
CREATE INDEX push_subscriptions_by_session ON auth.push_subscriptions USING btree (session_id);
CREATE INDEX rate_limits_by_age ON auth.rate_limits USING btree (updated_at);
CREATE UNIQUE INDEX refresh_tokens_one_active ON auth.refresh_tokens USING btree (session_id) WHERE (used_at IS NULL);
CREATE INDEX sessions_device ON auth.sessions USING btree (device_id) WHERE (device_id IS NOT NULL);
CREATE INDEX sessions_factor ON auth.sessions USING btree (factor_id);
CREATE INDEX sessions_user ON auth.sessions USING btree (user_id);
CREATE INDEX text_numbers_by_phone ON auth.text_numbers USING btree (phone);
CREATE INDEX used_webauthn_challenges_by_age ON auth.used_webauthn_challenges USING btree (used_at);
CREATE UNIQUE INDEX users_email_key ON auth.users USING btree (email) WHERE ((email IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX users_phone_key ON auth.users USING btree (phone) WHERE ((phone IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX users_qa_role ON auth.users USING btree (qa_role) WHERE ((qa_role IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX webauthn_credentials_user ON auth.webauthn_credentials USING btree (user_id);
CREATE INDEX deliveries_waiting ON billing_sandbox.deliveries USING btree (next_try_at) WHERE (delivered_at IS NULL);
CREATE INDEX subscriptions_due ON billing_sandbox.subscriptions USING btree (period_ends_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX subscriptions_one_live ON billing_sandbox.subscriptions USING btree (customer_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX api_keys_by_secret ON public.api_keys USING btree (secret_hash);
CREATE INDEX audit_log_by_age ON public.audit_log USING btree (at);
CREATE INDEX audit_log_by_club ON public.audit_log USING btree (club_id, at DESC, id DESC);
CREATE INDEX audit_log_of_bookings ON public.audit_log USING btree (club_id, subject_id, id) WHERE (subject_type = 'booking'::text);
CREATE INDEX audit_log_rejected_by_age ON public.audit_log USING btree (at) WHERE (rejected_in IS NOT NULL);
CREATE UNIQUE INDEX audit_log_rejected_once ON public.audit_log USING btree (rejected_by, rejected_in, action, COALESCE(subject_id, '00000000-0000-0000-0000-000000000000'::uuid), COALESCE((detail ->> 'code'::text), ''::text)) WHERE (rejected_in IS NOT NULL);
CREATE UNIQUE INDEX billing_checkouts_one_open ON public.billing_checkouts USING btree (club_id) WHERE (outcome IS NULL);
CREATE INDEX billing_events_of_subscription ON public.billing_events USING btree (club_id, provider, subscription_id, occurred_at);
CREATE UNIQUE INDEX billing_subscriptions_by_id ON public.billing_subscriptions USING btree (provider, id);
CREATE INDEX booking_import_lines_of_booking ON public.booking_import_lines USING btree (club_id, booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX booking_import_lines_to_do ON public.booking_import_lines USING btree (club_id, import_id, line) WHERE (state = 'waiting'::text);
CREATE INDEX booking_imports_by_age ON public.booking_imports USING btree (created_at);
CREATE INDEX booking_imports_due ON public.booking_imports USING btree (next_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX booking_imports_one_under_way ON public.booking_imports USING btree (club_id) WHERE (ended_at IS NULL);
CREATE INDEX booking_players_by_guest ON public.booking_players USING btree (club_id, guest_id) WHERE (guest_id IS NOT NULL);
CREATE INDEX booking_players_by_person ON public.booking_players USING btree (club_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX booking_series_by_age ON public.booking_series USING btree (created_at);
CREATE INDEX booking_series_by_court ON public.booking_series USING btree (club_id, court_id);
CREATE INDEX booking_series_by_creator ON public.booking_series USING btree (club_id, created_by);
CREATE INDEX booking_series_by_person ON public.booking_series USING btree (club_id, user_id);
CREATE INDEX booking_series_running ON public.booking_series USING btree (created_at) WHERE (state = 'running'::text);
CREATE INDEX booking_series_dates_by_booking ON public.booking_series_dates USING btree (club_id, booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX booking_series_dates_by_court ON public.booking_series_dates USING btree (club_id, court_id);
CREATE INDEX bookings_by_coach ON public.bookings USING btree (club_id, coach_id, starts_at) WHERE (coach_id IS NOT NULL);
CREATE INDEX bookings_by_court ON public.bookings USING btree (club_id, court_id, starts_at);
CREATE INDEX bookings_by_person ON public.bookings USING btree (club_id, user_id, starts_at DESC, id);
CREATE INDEX bookings_by_series ON public.bookings USING btree (club_id, series_id, starts_at) WHERE (series_id IS NOT NULL);
CREATE INDEX bookings_by_time ON public.bookings USING btree (club_id, starts_at, id);
CREATE INDEX bookings_unreminded ON public.bookings USING btree (starts_at) WHERE ((status = 'confirmed'::text) AND (kind = 'booking'::text) AND (names_reminded_at IS NULL));
CREATE UNIQUE INDEX calendar_feeds_by_court ON public.calendar_feeds USING btree (club_id, court_id) WHERE (court_id IS NOT NULL);
CREATE UNIQUE INDEX calendar_feeds_by_person ON public.calendar_feeds USING btree (club_id, user_id, kind) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX calendar_feeds_by_secret ON public.calendar_feeds USING btree (secret_hash);
CREATE INDEX check_in_conflicts_by_person ON public.check_in_conflicts USING btree (club_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX check_in_conflicts_open ON public.check_in_conflicts USING btree (club_id, made_at) WHERE (closed_at IS NULL);
CREATE INDEX closures_by_end ON public.closures USING btree (club_id, ends_at DESC, id);
CREATE INDEX closures_due ON public.closures USING btree (work_after) WHERE ((work IS NOT NULL) AND (state = ANY (ARRAY['closing'::text, 'closed'::text])));
CREATE UNIQUE INDEX closures_of_series ON public.closures USING btree (club_id, series_id, starts_at) WHERE (series_id IS NOT NULL);
CREATE INDEX closures_outdated ON public.closures USING btree (ends_at);
CREATE INDEX club_news_current ON public.club_news USING btree (club_id, published_at, id) WHERE (retired_at IS NULL);
CREATE INDEX club_news_retired ON public.club_news USING btree (club_id, published_at, id) WHERE (retired_at IS NOT NULL);
CREATE INDEX clubs_by_unproven_founder ON public.clubs USING btree (unproven_founder) WHERE (unproven_founder IS NOT NULL);
CREATE INDEX clubs_closed ON public.clubs USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX clubs_closing ON public.clubs USING btree (closes_at) WHERE ((closes_at IS NOT NULL) AND (closed_at IS NULL));
CREATE INDEX coach_availability_by_person ON public.coach_availability USING btree (club_id, user_id);
CREATE INDEX coach_time_off_by_person ON public.coach_time_off USING btree (club_id, user_id, ends_on);
CREATE INDEX consents_of_person ON public.consents USING btree (user_id);
CREATE INDEX court_blocks_by_time ON public.court_blocks USING btree (club_id, starts_at, id);
CREATE INDEX court_blocks_of_closure ON public.court_blocks USING btree (club_id, closure_id) WHERE (closure_id IS NOT NULL);
CREATE INDEX court_occupancies_block ON public.court_occupancies USING btree (club_id, block_id) WHERE (block_id IS NOT NULL);
CREATE UNIQUE INDEX court_occupancies_booking ON public.court_occupancies USING btree (club_id, booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX court_occupancies_by_court ON public.court_occupancies USING btree (club_id, court_id, starts_at) INCLUDE (ends_at);
CREATE UNIQUE INDEX court_occupancies_event_date ON public.court_occupancies USING btree (club_id, event_date_id) WHERE (event_date_id IS NOT NULL);
CREATE UNIQUE INDEX court_occupancies_offer ON public.court_occupancies USING btree (club_id, offer_id) WHERE (offer_id IS NOT NULL);
CREATE UNIQUE INDEX courts_name_key ON public.courts USING btree (club_id, sport, lower(name));
CREATE INDEX day_notes_by_age ON public.day_notes USING btree (date);
CREATE UNIQUE INDEX devices_by_pairing_code ON public.devices USING btree (pairing_code_hash) WHERE (pairing_code_hash IS NOT NULL);
CREATE INDEX door_codes_due ON public.door_codes USING btree (next_attempt_at) WHERE (state <> 'set'::text);
CREATE INDEX event_dates_by_court ON public.event_dates USING btree (club_id, court_id, starts_at) WHERE (canceled_at IS NULL);
CREATE INDEX event_dates_by_time ON public.event_dates USING btree (club_id, starts_at, event_id);
CREATE INDEX event_registrations_by_person ON public.event_registrations USING btree (club_id, user_id);
CREATE INDEX events_by_coach ON public.events USING btree (club_id, coach_id) WHERE (coach_id IS NOT NULL);
CREATE INDEX events_by_court ON public.events USING btree (club_id, court_id) WHERE (canceled_at IS NULL);
CREATE INDEX guests_by_age ON public.guests USING btree (created_at);
CREATE INDEX guests_by_name ON public.guests USING btree (club_id, lower(name), id);
CREATE UNIQUE INDEX guests_identity_key ON public.guests USING btree (club_id, identity, number);
CREATE INDEX guests_merged ON public.guests USING btree (club_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX invitation_batches_by_age ON public.invitation_batches USING btree (created_at);
CREATE INDEX invitation_batches_due ON public.invitation_batches USING btree (next_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX invitation_batches_one_under_way ON public.invitation_batches USING btree (club_id, sender_id) WHERE (ended_at IS NULL);
CREATE INDEX invitations_of_address ON public.invitations USING btree (email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE UNIQUE INDEX invitations_one_pending ON public.invitations USING btree (club_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX invitations_pending ON public.invitations USING btree (club_id, created_at DESC, id DESC) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX join_requests_by_person ON public.join_requests USING btree (user_id);
CREATE INDEX join_requests_pending ON public.join_requests USING btree (club_id, created_at) WHERE (status = 'pending'::text);
CREATE INDEX kiosk_codes_by_member ON public.kiosk_codes USING btree (club_id, user_id);
CREATE UNIQUE INDEX lesson_requests_booking ON public.lesson_requests USING btree (club_id, booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX lesson_requests_newest ON public.lesson_requests USING btree (club_id, created_at DESC, id DESC);
CREATE INDEX lesson_requests_of_coach ON public.lesson_requests USING btree (club_id, coach_id, created_at DESC, id DESC);
CREATE INDEX lesson_requests_of_member ON public.lesson_requests USING btree (club_id, member_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX lesson_requests_once ON public.lesson_requests USING btree (club_id, member_id, coach_id, preferred_date, preferred_time) WHERE (status = 'pending'::text);
CREATE INDEX member_import_lines_of_invitation ON public.member_import_lines USING btree (invitation_id) WHERE (invitation_id IS NOT NULL);
CREATE INDEX member_import_lines_to_do ON public.member_import_lines USING btree (club_id, import_id, line) WHERE ((state = 'waiting'::text) OR (mail = 'waiting'::text));
CREATE INDEX member_imports_by_age ON public.member_imports USING btree (created_at);
CREATE INDEX member_imports_due ON public.member_imports USING btree (next_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX member_imports_one_under_way ON public.member_imports USING btree (club_id) WHERE ((landed_at IS NULL) AND (ended_at IS NULL));
CREATE INDEX memberships_by_joined ON public.memberships USING btree (club_id, joined_at DESC, user_id DESC) WHERE (left_at IS NULL);
CREATE INDEX memberships_by_role_and_joined ON public.memberships USING btree (club_id, role, joined_at DESC, user_id DESC) WHERE (left_at IS NULL);
CREATE UNIQUE INDEX memberships_one_club ON public.memberships USING btree (user_id) WHERE (left_at IS NULL);
CREATE INDEX notice_sends_by_hand_over ON public.notice_sends USING btree (club_id, handed_at) WHERE (handed_at IS NOT NULL);
CREATE INDEX notice_sends_due ON public.notice_sends USING btree (channel, send_after) WHERE (ended_at IS NULL);
CREATE INDEX notices_by_person ON public.notices USING btree (user_id);
CREATE INDEX notices_by_time ON public.notices USING btree (club_id, created_at DESC, id DESC);
CREATE INDEX notices_due ON public.notices USING btree (send_after, id) WHERE (state = 'queued'::text);
CREATE INDEX notices_ended ON public.notices USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX notices_for_inbox ON public.notices USING btree (inbox_after) WHERE ((inbox_after IS NOT NULL) AND (inbox_at IS NULL));
CREATE INDEX notices_handed ON public.notices USING btree (handed_at) WHERE (handed_at IS NOT NULL);
CREATE INDEX notices_in_digest ON public.notices USING btree (club_id, user_id, digest_at) WHERE ((state = 'queued'::text) AND (digest_at IS NOT NULL));
CREATE INDEX notices_in_inbox ON public.notices USING btree (club_id, user_id, inbox_at DESC, id DESC) WHERE (inbox_at IS NOT NULL);
CREATE UNIQUE INDEX notices_once ON public.notices USING btree (club_id, dedupe_key);
CREATE INDEX notices_sending ON public.notices USING btree (claim) WHERE (state = 'sending'::text);
CREATE INDEX person_occupancies_by_time ON public.person_occupancies USING btree (club_id, user_id, starts_at) INCLUDE (ends_at);
CREATE INDEX users_by_pairs ON public.users USING gin (letter_pairs(full_name, (email)::text));
CREATE INDEX users_demo_by_age ON public.users USING btree (created_at) WHERE is_demo;
CREATE INDEX users_search ON public.users USING gin (full_name gin_trgm_ops, ((email)::text) gin_trgm_ops);
CREATE INDEX waitlist_checks_due ON public.waitlist_checks USING btree (due_at, club_id);
CREATE INDEX waitlist_entries_by_age ON public.waitlist_entries USING btree (club_id, created_at, id);
CREATE INDEX waitlist_entries_in_line ON public.waitlist_entries USING btree (club_id, requested_date, sport, created_at, id);
CREATE UNIQUE INDEX waitlist_entries_once ON public.waitlist_entries USING btree (club_id, user_id, requested_date, sport);
CREATE INDEX waitlist_entries_outdated ON public.waitlist_entries USING btree (requested_date);
CREATE INDEX waitlist_offers_of_booking ON public.waitlist_offers USING btree (club_id, booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX waitlist_offers_of_canceled_booking ON public.waitlist_offers USING btree (club_id, canceled_booking_id) WHERE (canceled_booking_id IS NOT NULL);
CREATE INDEX waitlist_offers_of_closure ON public.waitlist_offers USING btree (club_id, closure_id) WHERE (closure_id IS NOT NULL);
CREATE INDEX waitlist_offers_of_entry ON public.waitlist_offers USING btree (club_id, entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX waitlist_offers_of_person ON public.waitlist_offers USING btree (club_id, user_id);
CREATE UNIQUE INDEX waitlist_offers_one_open ON public.waitlist_offers USING btree (club_id, entry_id) WHERE (status = 'open'::text);
CREATE INDEX waitlist_offers_open ON public.waitlist_offers USING btree (club_id, expires_at) WHERE (status = 'open'::text);
CREATE INDEX waitlist_offers_outdated ON public.waitlist_offers USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX waitlist_offers_unnotified ON public.waitlist_offers USING btree (club_id) WHERE ((status = 'expired'::text) AND (notified_at IS NULL));
CREATE INDEX webhook_deliveries_by_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (club_id, webhook_id, next_attempt_at) WHERE (state = 'pending'::text);
CREATE INDEX webhook_deliveries_newest ON public.webhook_deliveries USING btree (club_id, webhook_id, created_at DESC, id DESC);

-- Functions

CREATE OR REPLACE FUNCTION auth.admit_demo_visitor(account uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  -- Whole milliseconds, as the api writes instants: otherwise the instant it sends would lie some microseconds earlier.
  since constant timestamptz := date_trunc('milliseconds', clock_now());
begin
  perform from clubs where id = demo_club_id() and is_demo;
  if not found then return null; end if;
  update users u set is_demo = true, created_at = since
    where id = account and created_at = now() and not exists (select from memberships where user_id = u.id);
  if not found then raise exception 'only a new account can visit the demo'; end if;
  update auth.users set session_limit = demo_purged_at(since) - since where id = account;
  insert into memberships (club_id, user_id, role) values (demo_club_id(), account, 'member');
  return demo_ends_at(since);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.announce_end_of_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('courtside_live', json_build_object('session_id', old.id)::text);
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION auth.audited_club(account uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT memberships.club_id FROM memberships WHERE ((memberships.user_id = audited_club.account) AND (memberships.left_at IS NULL)));
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.begin_deletion(account uuid, p_is_deleted boolean DEFAULT NULL::boolean)
 RETURNS TABLE(context jsonb, is_last_admin boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  club uuid := auth.audited_club(account);
  person request_context;
begin
  if club is not null then perform pg_advisory_xact_lock(hashtextextended('endings ' || club, 0)); end if;
  select a.id, coalesce(u.email, a.email), u.full_name, coalesce(u.is_demo, false), coalesce(u.created_at, a.created_at),
    m.club_id, m.role, m.bio, m.sports, club_access(c, case when u.is_demo then u.created_at end), clock_now(), a.qa_role,
    m.role = 'admin' and c.closes_at is null and auth.is_last_admin(account)
  into person.user_id, person.email, person.full_name, person.is_demo, person.created_at,
    person.club_id, person.role, person.bio, person.sports, person.access, person.now, person.qa_role,
    is_last_admin
  from auth.users a
  left join users u on u.id = a.id
  left join memberships m on m.club_id = club and m.user_id = a.id and m.left_at is null
  left join clubs c on c.id = m.club_id
  where a.id = account and (a.deleted_at is not null) = coalesce(p_is_deleted, false);
  if not found then return; end if;
  perform set_config('courtside.user_id', account::text, true);
  perform set_config('courtside.club_id', coalesce(person.club_id::text, ''), true);
  context := to_jsonb(person);
  is_last_admin := coalesce(is_last_admin, false);
  return next;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.close_due_clubs()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due uuid;
  closed integer := 0;
begin
  for due in select id from clubs where closes_at <= clock_now() and closed_at is null order by closes_at limit 100 loop
    perform lock_whole_club(due);
    perform from clubs where id = due and closes_at <= clock_now() and closed_at is null;
    continue when not found;
    if has_running_subscription(due) then
      perform keep_paying_club_open(due);
    else
      perform end_club(due);
      closed := closed + 1;
    end if;
  end loop;
  return closed;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.club_of_account(account uuid, OUT name text, OUT primary_color text)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.name, c.primary_color
  from memberships m join clubs c on c.id = m.club_id join auth.users u on u.id = m.user_id
  where m.user_id = account and m.left_at is null and u.email_confirmed_at is not null
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.end_join_requests()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from join_requests where user_id = new.id and status = 'pending';
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.forget_text_number()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from auth.text_numbers t where t.user_id = new.id and (new.deleted_at is not null or t.phone is distinct from new.phone);
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.found_club(account uuid, p_name text, p_location text, p_settings jsonb, p_session uuid, p_request text, p_ip inet, p_agent text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  club uuid;
  coach uuid;
begin
  perform from users where id = account for update;
  if not found or exists (select from memberships where user_id = account and left_at is null) then return null; end if;

  insert into clubs (
    name, location, sports, slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week,
    max_booking_length_minutes, cancel_cutoff_hours, booking_hours_start, booking_hours_end, time_zone, waitlist_enabled,
    subscription_status, trial_expires_at, created_at
  ) select
    p_name, p_location, s.sports, s.slot_length_minutes, s.advance_booking_days, s.max_bookings_per_day, s.max_bookings_per_week,
    s.max_booking_length_minutes, s.cancel_cutoff_hours, s.booking_hours_start, s.booking_hours_end, s.time_zone, s.waitlist_enabled,
    'trialing', clock_now() + interval '14 days', clock_now()
  from jsonb_populate_record(null::clubs, p_settings) s
  returning id into club;
  insert into courts (club_id, name, sport) values
    (club, 'Court 1', 'tennis'), (club, 'Court 2', 'tennis'),
    (club, 'Court 3', 'pickleball'), (club, 'Court 4', 'pickleball');
  insert into memberships (club_id, user_id, role) values (club, account, 'admin');

  -- Without address, password and identity there is no way to sign in as the coach.
  insert into auth.users default values returning id into coach;
  insert into users (id, email, full_name) values (coach, 'sample.coach@courtside.invalid', 'Sample Coach');
  insert into memberships (club_id, user_id, role, bio, sports, is_sample) values (
    club, coach, 'coach', 'A sample, to show how coaches look. Remove it once your own coaches are here.',
    '{tennis,pickleball}', true
  );
  perform seed_sample_news(club, account);

  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent)
  values (club, account, 'admin', 'club.founded', 'club', club, p_session, p_request, p_ip, p_agent);
  return club;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.has_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from memberships m join clubs c on c.id = m.club_id join auth.users u on u.id = m.user_id
    where m.role = 'admin' and m.left_at is null and not c.is_demo and u.deleted_at is null
  )
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.invitation_of_link(p_hash bytea, p_club uuid)
 RETURNS TABLE(club_name text, invited_by text, full_name text, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.name, inviter.full_name, i.full_name, i.role
  from auth.one_time_tokens token
  join auth.users account on account.id = token.user_id
  join invitations i on i.email = account.email
  join clubs c on c.id = i.club_id
  join users inviter on inviter.id = i.invited_by
  where token.link_hash = p_hash and token.purpose = 'invite' and token.link_expires_at > clock_now()
    and i.accepted_at is null and i.revoked_at is null and i.expires_at > clock_now()
    and may_still_invite(i.club_id, i.invited_by, i.role)
  order by i.club_id = p_club desc nulls last, i.created_at desc
  limit 1
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.is_invited(p_address citext)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from invitations
    where email = p_address and accepted_at is null and revoked_at is null and expires_at > clock_now()
  )
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.is_last_admin(account uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from memberships m
    where m.user_id = account and m.role = 'admin' and m.left_at is null
      and not exists (
        select from memberships other join auth.users u on u.id = other.user_id
        where other.club_id = m.club_id and other.user_id <> account and other.role = 'admin' and other.left_at is null
          and u.deleted_at is null
      )
  )
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.mark_unproven_club(p_club uuid, account uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update clubs set unproven_founder = account where id = p_club
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.members_without_account(p_most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.user_id
  from auth.users a
  join users u on u.id = a.id
  join memberships m on m.user_id = a.id and m.left_at is null
  join clubs c on c.id = m.club_id
  where a.deleted_at is not null and a.qa_role is null and not u.is_demo
    and (m.role <> 'admin' or c.closes_at is not null or exists (
      select from memberships o join auth.users other on other.id = o.user_id and other.deleted_at is null
      where o.club_id = m.club_id and o.user_id <> m.user_id and o.role = 'admin' and o.left_at is null))
  order by m.club_id, m.user_id limit p_most
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.offer_set_up(p_hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if auth.has_admin() then return false; end if;
  insert into auth.setup_secrets as kept (secret_hash, expires_at) values (p_hash, clock_now() + interval '1 day')
    on conflict (only_one) do update
    set secret_hash = excluded.secret_hash, expires_at = excluded.expires_at, used_at = null;
  return true;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION auth.release_unproven_club(account uuid, p_kept uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  club uuid;
begin
  select id into club from clubs where unproven_founder = account and closed_at is null;
  if club is null then return; end if;
  perform from memberships where club_id = club and left_at is null and (role = 'admin' or user_id = account)
    order by user_id for update;
  if club = p_kept then
    update clubs set unproven_founder = null where id = club;
    return;
  end if;
  if exists (select from memberships where club_id = club and role = 'admin' and left_at is null and user_id <> account) then
    update clubs set unproven_founder = null where id = club;
  else
    update clubs set closes_at = least(closes_at, clock_now() + interval '14 days'), join_code = new_join_code() where id = club;
    delete from webhooks where club_id = club;
    delete from door_gateways where club_id = club;
    delete from devices where club_id = club;
    delete from calendar_feeds where club_id = club and kind <> 'person';
  end if;
  update api_keys set revoked_at = clock_now() where club_id = club and created_by = account and revoked_at is null;
  update memberships set left_at = clock_now() where club_id = club and user_id = account and left_at is null;
  if not found then return; end if;
  delete from waitlist_entries where club_id = club and user_id = account;
  delete from staff_pins where club_id = club and user_id = account;
  insert into audit_log (club_id, actor_id, action, subject_type, subject_id)
    values (club, account, 'club.released', 'club', club);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.accept_challenge(p_device uuid, p_made_at timestamp with time zone, p_version text, p_battery integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update devices d
    set challenged_at = p_made_at, last_seen_at = clock_now(), version = coalesce(p_version, d.version), battery = p_battery
    where d.id = p_device and d.public_key is not null and (d.challenged_at is null or d.challenged_at < p_made_at);
  return found;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.accept_invitation(p_id uuid, p_session uuid, p_request text, p_ip inet, p_agent text)
 RETURNS accepted_invitation
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller uuid := current_user_id();
  address citext;
  invitation invitations;
  current memberships;
  result accepted_invitation;
begin
  perform from users where id = caller for update;
  select email into address from auth.users where id = caller and email_confirmed_at is not null and deleted_at is null;
  select * into invitation from invitations where id = p_id and email = address for update;
  if invitation.id is null or invitation.revoked_at is not null then result.rejection := 'not_found'; return result; end if;
  select * into current from memberships where user_id = caller and left_at is null;
  result.club_id := invitation.club_id;
  select name into result.club_name from clubs where id = invitation.club_id;

  if invitation.accepted_at is not null then
    if invitation.accepted_by is distinct from caller or current.club_id is distinct from invitation.club_id then
      result.rejection := 'not_found';
    end if;
    result.role := current.role;
    result.is_new := false;
    return result;
  end if;
  if current.club_id is not null then result.rejection := 'already_in_club'; return result; end if;
  if invitation.expires_at <= clock_now()
    or not may_still_invite(invitation.club_id, invitation.invited_by, invitation.role) then
    result.rejection := 'expired';
    return result;
  end if;

  insert into memberships as m (club_id, user_id, role, bio, sports)
  values (invitation.club_id, caller, invitation.role,
    case invitation.role when 'coach' then invitation.bio else '' end,
    case invitation.role when 'coach' then invitation.sports else '{}' end)
  on conflict (club_id, user_id) do update set role = excluded.role, joined_at = now(), left_at = null,
    bio = case excluded.bio when '' then m.bio else excluded.bio end,
    sports = case excluded.sports when '{}' then m.sports else excluded.sports end;
  update invitations set accepted_at = clock_now(), accepted_by = caller where id = p_id;
  update join_requests set status = 'admitted', decided_at = clock_now(), decided_by = invitation.invited_by
    where club_id = invitation.club_id and user_id = caller and status = 'pending';
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
  values (invitation.club_id, caller, invitation.role, 'invitation.accepted', 'invitation', p_id, p_session, p_request, p_ip,
    p_agent, jsonb_build_object('role', invitation.role));
  result.role := invitation.role;
  result.is_new := true;
  return result;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.add_up_court_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from report_court_dates d using (select distinct club_id, date, court_id from changed) c
  where d.club_id = c.club_id and d.date = c.date and d.court_id = c.court_id;
  insert into report_court_dates
  select club_id, date, court_id, sum(open_minutes), sum(booked_minutes), sum(lesson_minutes), sum(event_minutes), sum(blocked_minutes),
    sum(bookings), sum(lessons), sum(events), sum(played_minutes), sum(no_show_minutes), sum(no_shows)
  from report_hours where (club_id, date, court_id) in (select club_id, date, court_id from changed)
  group by club_id, date, court_id;
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.admins_to_report_to(p_club clubs)
 RETURNS TABLE(user_id uuid, month text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.user_id, last.month
  from (select clock_now() at time zone p_club.time_zone as at) local
  cross join lateral (select date_trunc('month', local.at) as starts_at) present
  cross join lateral (select to_char(present.starts_at - interval '1 day', 'YYYY-MM') as month) last
  join memberships m on m.club_id = p_club.id and m.role = 'admin' and m.left_at is null
    and m.joined_at < present.starts_at at time zone p_club.time_zone
  where p_club.closed_at is null and not p_club.is_demo and (club_access(p_club, null)).has_access
    and local.at >= present.starts_at + interval '8 hours' and local.at < present.starts_at + interval '5 days'
    and not exists (
      select from notices n
      where n.club_id = p_club.id and n.dedupe_key = 'monthly_report:' || last.month || ':' || m.user_id)
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.admins_to_tell_of_address(p_club uuid, p_address citext)
 RETURNS TABLE(user_id uuid, name text, is_complaint boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select admin.user_id, u.full_name, b.is_complaint
  from bounced_addresses b
  join clubs c on c.id = b.club_id and c.closed_at is null and not c.is_demo
  join memberships admin on admin.club_id = b.club_id and admin.role = 'admin' and admin.left_at is null
  left join users u on u.email = b.address
    and exists (select from memberships m where m.club_id = b.club_id and m.user_id = u.id and m.left_at is null)
  where b.club_id = p_club and b.address = p_address
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.admins_to_tell_of_subscription(p_club uuid)
 RETURNS TABLE(user_id uuid, plan_name text, access_until timestamp with time zone, is_over boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.user_id, p.name, ends.at, coalesce(ends.at <= clock_now(), false)
  from clubs c cross join lateral (select coalesce(grace_ends_at(c), c.subscription_ends_at) as at) ends
  join memberships m on m.club_id = c.id and m.role = 'admin' and m.left_at is null
  left join subscription_plans p on p.id = c.plan_id
  where c.id = p_club and c.closed_at is null and not c.is_demo
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.admit_notices()
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET work_mem TO '32MB'
AS $function$
  with pairs (made, undoing, changing) as (
    values ('lesson_requested', 'lesson_withdrawn', null), ('lesson_scheduled', 'lesson_canceled', null),
      ('lesson_scheduled', 'booking_canceled', null),
      ('booking_made', 'booking_canceled', 'booking_moved'), ('booking_made', 'booking_blocked', 'booking_moved'),
      ('player_added', 'player_removed', 'player_moved'), ('player_added', 'player_canceled', 'player_moved'),
      ('event_registered', 'event_unregistered', null)
  ), met as materialized (
    select n.club_id, array_agg(n.id) filter (where n.kind <> p.undoing) as before, array_agg(n.id) filter (where n.kind = p.undoing) as undoing,
      bool_or(n.kind = p.undoing and n.caused_by = n.user_id) as is_own
    from notices n
    join pairs p on n.kind in (p.made, p.changing) or n.kind = p.undoing and n.send_after <= now()
    where n.state = 'queued'
    group by n.club_id, n.user_id, n.address, split_part(n.dedupe_key, ':', 2), p.made, p.undoing
    having bool_or(n.kind = p.made) and bool_or(n.kind = p.undoing)
  ), undone as materialized (
    select met.club_id, unnest(case when is_own or not knows.it then before || undoing else before end) as id
    from met cross join lateral (
      select exists (
        select from notices b
        where b.club_id = met.club_id and b.id = any(met.before) and (b.caused_by = b.user_id or b.read_at is not null
          or exists (select from notice_sends s where s.club_id = b.club_id and s.notice_id = b.id
            and (s.state in ('sent', 'sending') or s.handed_at is not null)))
      ) as it
    ) knows
  ), locked as (
    -- In the order in which withdraw_notices locks, so that neither waits for the other.
    select n.club_id, n.id from undone join notices n on n.club_id = undone.club_id and n.id = undone.id
    where n.state = 'queued' order by n.club_id, n.id for update of n
  )
  update notices n set state = 'skipped', problem = 'taken back before it was sent', ended_at = now()
  from locked where n.club_id = locked.club_id and n.id = locked.id;

  with due as materialized (
    -- What is being withdrawn is left to it.
    select n.club_id, n.id, coalesce(n.user_id::text, n.address::text) as recipient, n.caused_by, n.created_at,
      coalesce(n.useful_until <= now(), false) as is_late, n.inbox_after is not null and not is_urgent_notice(n.kind, n.event, n.details, n.useful_until) as may_be_surplus
    from notices n
    where n.state = 'queued' and not n.is_admitted and n.caused_by is not null and n.send_after <= now()
    order by n.send_after, n.id limit 2000 for update of n skip locked
  ), others as (
    -- What was admitted counts whatever became of it: its reader may have got a push message or text without a mail.
    select coalesce(n.user_id::text, n.address::text) as recipient, n.caused_by, n.is_admitted, n.digest_at, n.created_at
    from notices n where n.state = 'queued' and n.caused_by is not null and (n.is_admitted or coalesce(n.useful_until > now(), true))
    union all
    select coalesce(n.user_id::text, n.address::text), n.caused_by, n.is_admitted, n.digest_at, n.created_at
    from notices n where n.state = 'sending' and n.caused_by is not null
    union all
    select coalesce(n.user_id::text, n.address::text), n.caused_by, n.is_admitted, n.digest_at, n.created_at
    from notices n where n.ended_at > now() - interval '1 hour' and n.caused_by is not null and n.is_admitted
  ), tallies as (
    select recipient, caused_by, count(*) filter (where is_admitted) as admitted, count(*) filter (where not is_admitted) as waiting
    from others
    -- What waits for a daily mail counts in the hour in which it was written, and that mail not again.
    where digest_at is null or created_at > now() - interval '1 hour'
    group by recipient, caused_by
  ), lines as (
    -- Tallies come before what is due, so that its ranks count them too.
    select null::uuid as club_id, null::uuid as id, recipient, caused_by, null::timestamptz as created_at, false as may_be_surplus, admitted, waiting
    from tallies
    union all select club_id, id, recipient, caused_by, created_at, may_be_surplus, 1, 0 from due where not is_late
  ), of_pairs as (
    select l.*, sum(admitted) over pair as of_pair, sum(waiting) over pair - count(id) over pair as behind
    from lines l window pair as (partition by recipient, caused_by order by created_at nulls first, id)
  ), ranked as (
    -- What exceeds the limit of a pair takes no place of others.
    select p.*,
      sum(case when id is null or of_pair <= 10 then admitted else 0 end) over (partition by recipient order by created_at nulls first, id) as of_recipient,
      sum(case when id is null or of_pair <= 10 then admitted else 0 end) over (partition by caused_by order by created_at nulls first, id) as of_sender
    from of_pairs p
  ), judged as (
    select r.club_id, r.id, r.may_be_surplus and r.behind >= 100 as is_surplus, r.of_pair <= 10 and r.of_recipient <= 40 and (r.of_sender <= 30
      -- Staff notify a whole club of a canceled event; a member never needs to.
      or exists (select from memberships m where m.club_id = r.club_id and m.user_id = r.caused_by and m.role <> 'member')) as is_within
    from ranked r where r.id is not null
  ), outcomes as materialized (
    select club_id, id, is_within, case when not is_within and is_surplus then 'too many from one person' end as problem from judged
    union all select club_id, id, false, 'too late' from due where is_late
  ), updated as (
    update notices n set is_admitted = o.is_within,
      send_after = case when o.is_within or o.problem is not null then n.send_after
        else now() + least(greatest(now() - n.created_at, interval '10 minutes'), interval '1 hour') end,
      state = case when o.problem is null then n.state else 'skipped' end,
      problem = coalesce(o.problem, n.problem),
      ended_at = case when o.problem is not null then now() end
    from outcomes o where n.club_id = o.club_id and n.id = o.id
    returning 1
  ) select count(*) >= 2000 from updated
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.announce_block()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  block court_blocks;
  event text;
begin
  foreach event in array case tg_op
    when 'INSERT' then array['block.created']
    when 'DELETE' then array['block.removed']
    else array['block.removed', 'block.created']
  end loop
    block := case event when 'block.created' then new else old end;
    continue when block.ends_at <= clock_now();
    perform queue_webhook(block.club_id, event,
      jsonb_build_object('id', block.id, 'court_id', block.court_id, 'starts_at', utc_text(block.starts_at),
        'ends_at', utc_text(block.ends_at), 'reason', block.reason));
  end loop;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.announce_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform queue_webhook(new.club_id,
    case
      when tg_op = 'INSERT' then 'booking.created'
      when new.status = 'canceled' and old.status <> 'canceled' then 'booking.canceled'
      when new.status <> 'canceled' and old.status = 'canceled' then 'booking.restored'
      else 'booking.changed'
    end,
    jsonb_build_object('id', new.id, 'type', new.kind, 'status', new.status, 'court_id', new.court_id, 'user_id', new.user_id,
      'coach_id', new.coach_id, 'series_id', new.series_id, 'starts_at', utc_text(new.starts_at), 'ends_at', utc_text(new.ends_at)));
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.announce_court()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform queue_webhook(new.club_id,
    case tg_op when 'INSERT' then 'court.created' else 'court.changed' end,
    jsonb_build_object('id', new.id, 'name', new.name, 'sport', new.sport, 'is_active', new.is_active));
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.announce_end_of_device()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('courtside_live', json_build_object('session_id', old.id)::text);
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.announce_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform queue_webhook(new.club_id,
    case
      when tg_op = 'INSERT' then 'event.created'
      when new.canceled_at is not null and old.canceled_at is null then 'event.canceled'
      else 'event.changed'
    end,
    jsonb_build_object('id', new.id, 'title', new.title, 'court_id', new.court_id, 'coach_id', new.coach_id,
      'max_attendees', new.max_attendees, 'version', new.version));
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.announce_membership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.is_sample then return null; end if;
  perform queue_webhook(new.club_id,
    case
      when tg_op = 'INSERT' or (new.left_at is null and old.left_at is not null) then 'member.joined'
      when new.left_at is not null then 'member.left'
      else 'member.changed'
    end,
    jsonb_build_object('user_id', new.user_id, 'role', new.role));
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.announce_registration()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  registration constant event_registrations := case tg_op when 'INSERT' then new else old end;
begin
  if tg_op = 'INSERT' or exists (
    select from event_dates d where d.club_id = old.club_id and d.event_id = old.event_id and d.ends_at > clock_now()
  ) then
    perform queue_webhook(registration.club_id,
      case tg_op when 'INSERT' then 'event.registered' else 'event.unregistered' end,
      jsonb_build_object('event_id', registration.event_id, 'user_id', registration.user_id));
  end if;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.announce_waitlist_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  entry constant waitlist_entries := case tg_op when 'INSERT' then new else old end;
begin
  if entry.requested_date >= (clock_now() - interval '1 day')::date then
    perform queue_webhook(entry.club_id,
      case tg_op when 'INSERT' then 'waitlist.joined' else 'waitlist.left' end,
      jsonb_build_object('id', entry.id, 'user_id', entry.user_id, 'date', entry.requested_date, 'sport', entry.sport,
        'court_id', entry.court_id));
  end if;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.announce_waitlist_offer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform queue_webhook(new.club_id,
    case tg_op when 'INSERT' then 'waitlist.offered' else 'waitlist.offer_ended' end,
    jsonb_build_object('id', new.id, 'entry_id', new.entry_id, 'user_id', new.user_id, 'court_id', new.court_id,
      'starts_at', utc_text(new.starts_at), 'ends_at', utc_text(new.ends_at), 'status', new.status,
      'expires_at', utc_text(new.expires_at), 'booking_id', new.booking_id));
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.apply_billing_event(p_provider text, p_event jsonb, p_request text)
 RETURNS billing_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  result billing_outcome;
begin
  result.club_id := coalesce(
    (select a.club_id from billing_accounts a where a.provider = p_provider and a.customer_id = p_event->>'customer_id'),
    (select s.club_id from billing_subscriptions s where s.provider = p_provider and s.id = p_event->>'subscription_id'));
  if result.club_id is null then result.outcome := 'unknown_customer'; return result; end if;
  perform from billing_accounts a where a.club_id = result.club_id and a.provider = p_provider for update;

  if p_event ? 'checkout_id' then
    -- Not before its subscription is known and its first payment has arrived: until then the checkout stays the club's open
    -- one, so that the club cannot pay a second time.
    update billing_checkouts c set outcome = 'completed'
      where c.club_id = result.club_id and c.id = (p_event->>'checkout_id')::uuid and c.outcome is distinct from 'completed'
        and exists (
          select from billing_subscriptions s
          where s.club_id = c.club_id and s.provider = p_provider and s.id = p_event->>'subscription_id'
            and (s.ended_at is not null or s.status <> 'incomplete')
        );
    result.outcome := case when found then 'unchanged' else 'replayed' end;
    return result;
  end if;

  insert into billing_events (club_id, provider, id, subscription_id, rank, occurred_at, before, after)
  values (result.club_id, p_provider, p_event->>'id', p_event->>'subscription_id', (p_event->>'rank')::integer,
    (p_event->>'occurred_at')::timestamptz, nullif(p_event->'before', 'null'), p_event->'after')
  on conflict do nothing;
  if not found then result.outcome := 'replayed'; return result; end if;

  perform derive_subscription(result.club_id, p_provider, p_event->>'subscription_id');
  result.outcome := case when derive_club_subscription(result.club_id) then 'changed' else 'unchanged' end;
  select c.subscription_status, c.plan_id into result.subscription_status, result.plan_id
    from clubs c where c.id = result.club_id;
  if result.outcome = 'changed' then
    insert into audit_log (club_id, action, subject_type, subject_id, request_id, detail)
    values (result.club_id, 'subscription.changed', 'club', result.club_id, p_request, jsonb_build_object(
      'status', result.subscription_status, 'plan_id', result.plan_id, 'event', p_event->>'id'));
    -- Its screens must not go on to say that it closes.
    perform keep_paying_club_open(result.club_id, p_request);
  end if;
  return result;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.apply_club_retention(p_most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  keeps club_retention;
  gone jsonb := '{}';
  count integer;
begin
  select * into keeps from club_retention where applied_at is null or applied_at < now() - interval '1 day'
  order by applied_at nulls first limit 1 for update skip locked;
  if not found then return null; end if;

  delete from bookings where club_id = keeps.club_id and id in (
    select id from bookings where club_id = keeps.club_id and ends_at < now() - make_interval(days => keeps.bookings_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('bookings', count);

  delete from events where club_id = keeps.club_id and id in (
    select e.id from events e where e.club_id = keeps.club_id and e.created_at < now() - make_interval(days => keeps.bookings_days)
      and not exists (select from event_dates d where d.club_id = e.club_id and d.event_id = e.id
        and d.ends_at >= now() - make_interval(days => keeps.bookings_days)) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('events', count);

  -- The visit stays, because quotas and reports count it.
  update booking_players p set guest_name = 'Former guest' where p.club_id = keeps.club_id and p.id in (
    select o.id from booking_players o join bookings b on b.club_id = o.club_id and b.id = o.booking_id
    where o.club_id = keeps.club_id and o.guest_id is not null and o.guest_name <> 'Former guest'
      and b.ends_at < now() - make_interval(days => keeps.guest_names_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('guest_visits', count);

  -- The visits of a merged guest are the other's, and both names stay while either comes.
  update guests g set identity = 'erased:' || g.id, number = 0, name = 'Former guest', email = null
  where g.club_id = keeps.club_id and g.id in (
    select o.id from guests o where o.club_id = keeps.club_id and o.identity not like 'erased:%'
      and o.created_at < now() - make_interval(days => keeps.guest_names_days)
      and not exists (select from booking_players p join bookings b on b.club_id = p.club_id and b.id = p.booking_id
        where p.club_id = o.club_id and p.guest_id = coalesce(o.merged_into, o.id)
          and b.ends_at >= now() - make_interval(days => keeps.guest_names_days))
    limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('guests', count);

  update bookings set walk_in = 'Former guest' where club_id = keeps.club_id and id in (
    select id from bookings where club_id = keeps.club_id and walk_in <> 'Former guest'
      and ends_at < now() - make_interval(days => keeps.guest_names_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('walk_ins', count);

  update bookings set checked_in_at = null where club_id = keeps.club_id and id in (
    select id from bookings where club_id = keeps.club_id and checked_in_at is not null
      and ends_at < now() - make_interval(days => keeps.check_ins_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('check_ins', count);

  with deleted as (
    delete from audit_log where id in (
      select id from audit_log where club_id = keeps.club_id and at < now() - make_interval(days => keeps.audit_log_days)
      order by at limit p_most)
    returning id
  ), noted as (
    update auth.audit_chain c set row_deleted_at = now() from deleted d where c.row_id = d.id
  )
  select count(*) into count from deleted;
  gone := gone || jsonb_build_object('audit_log', count);

  delete from notices where club_id = keeps.club_id and id in (
    select id from notices where club_id = keeps.club_id and ended_at < now() - make_interval(days => keeps.notices_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('notices', count);

  -- Without its notices a message would read as sent to none.
  delete from broadcasts where club_id = keeps.club_id and id in (
    select id from broadcasts where club_id = keeps.club_id and created_at < now() - make_interval(days => keeps.notices_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('broadcasts', count);

  delete from waitlist_offers where club_id = keeps.club_id and id in (
    select id from waitlist_offers where club_id = keeps.club_id and ended_at < now() - make_interval(days => keeps.waitlist_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('waitlist_offers', count);

  -- The next call goes on where one of them was full.
  if (select max(value::integer) from jsonb_each_text(gone)) < p_most then
    update club_retention set applied_at = now() where club_id = keeps.club_id;
  end if;
  return gone;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.audit_row_hash(entry audit_log)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET "TimeZone" TO 'UTC'
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select sha256(convert_to(jsonb_object_agg(key, value)::text, 'UTF8')) from jsonb_each(to_jsonb(entry)) where value <> 'null'
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.begin_booking(p_booker uuid, p_court uuid, p_from timestamp with time zone, p_until timestamp with time zone, p_players uuid[] DEFAULT '{}'::uuid[])
 RETURNS TABLE(made_at timestamp with time zone, booker_role text, booker_name text, booker_email text, court_name text, sport text, is_active boolean, slot_length_minutes integer, advance_booking_days integer, max_bookings_per_day integer, max_bookings_per_week integer, max_booking_length_minutes integer, cancel_cutoff_hours integer, booking_hours_start text, booking_hours_end text, time_zone text, player_counts text, guests_per_member_month integer, guests_per_member_year integer, visits_per_guest_year integer, guest_fee_cents integer, max_players jsonb, court_max_players integer, booked double precision[], played double precision[], busy jsonb, taken jsonb, partners jsonb)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  club constant uuid := current_club_id();
begin
  if club is null then return; end if;
  -- Several people in the order in which lockPeople locks them.
  if cardinality(p_players) > 0 then
    perform from memberships m
      where m.club_id = club and m.user_id = any(p_players || p_booker) and m.left_at is null
      order by m.role <> 'admin', m.user_id for no key update;
  end if;
  select m.role into booker_role from memberships m
    where m.club_id = club and m.user_id = p_booker and m.left_at is null for no key update;
  select c.name, c.sport, c.is_active, c.max_players into court_name, sport, is_active, court_max_players from courts c
    where c.club_id = club and c.id = p_court for share;
  select now(), u.full_name, u.email::text,
    c.slot_length_minutes, c.advance_booking_days, c.max_bookings_per_day, c.max_bookings_per_week,
    c.max_booking_length_minutes, c.cancel_cutoff_hours, to_char(c.booking_hours_start, 'HH24:MI'),
    case c.booking_hours_end when '24:00' then '24:00' else to_char(c.booking_hours_end, 'HH24:MI') end, c.time_zone,
    c.player_counts, c.guests_per_member_month, c.guests_per_member_year, c.visits_per_guest_year, c.guest_fee_cents, c.max_players,
    array(
      select date_part('epoch', b.starts_at) * 1000 from bookings b
      where b.club_id = club and b.user_id = p_booker and b.status = 'confirmed' and b.walk_in is null
        and b.starts_at > p_from - interval '8 days' and b.starts_at < p_until + interval '8 days'
      -- The order of bookings_by_person: by the estimates alone, the club's index by time would do as well.
      order by b.starts_at desc, b.id
    ),
    case c.player_counts when 'everyone' then played_bookings(club, p_booker, p_from - interval '8 days', p_until + interval '8 days') end,
    (
      select jsonb_agg(jsonb_build_array(
        (date_part('epoch', o.starts_at) * 1000)::bigint, (date_part('epoch', o.ends_at) * 1000)::bigint))
      from person_occupancies o
      where o.club_id = club and o.user_id = p_booker
        and o.starts_at < p_until and o.starts_at > p_from - longest_occupancy() and o.ends_at > p_from
    ),
    (
      select jsonb_agg(jsonb_build_array(
        (date_part('epoch', o.starts_at) * 1000)::bigint, (date_part('epoch', o.ends_at) * 1000)::bigint, o.offer_id, f.user_id))
      from court_occupancies o
      left join waitlist_offers f on f.club_id = o.club_id and f.id = o.offer_id
      where o.club_id = club and o.court_id = p_court
        and o.starts_at < p_until and o.starts_at > p_from - longest_occupancy() and o.ends_at > p_from
        and (f.expires_at > clock_now()) is not false
    ),
    case when cardinality(p_players) > 0 then (
      select jsonb_agg(jsonb_build_object(
        'id', m.user_id, 'name', p.full_name, 'role', m.role, 'has_left', m.left_at is not null,
        'booked', array(
          select date_part('epoch', b.starts_at) * 1000 from bookings b
          where b.club_id = club and b.user_id = m.user_id and b.status = 'confirmed' and b.walk_in is null
            and b.starts_at > p_from - interval '8 days' and b.starts_at < p_until + interval '8 days'
        ),
        'played', played_bookings(club, m.user_id, p_from - interval '8 days', p_until + interval '8 days'),
        'busy', array(
          select array[date_part('epoch', o.starts_at) * 1000, date_part('epoch', o.ends_at) * 1000] from person_occupancies o
          where o.club_id = club and o.user_id = m.user_id
            and o.starts_at < p_until and o.starts_at > p_from - longest_occupancy() and o.ends_at > p_from
        )
      ))
      from memberships m join users p on p.id = m.user_id where m.club_id = club and m.user_id = any(p_players)
    ) end
  into made_at, booker_name, booker_email,
    slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week,
    max_booking_length_minutes, cancel_cutoff_hours, booking_hours_start, booking_hours_end, time_zone,
    player_counts, guests_per_member_month, guests_per_member_year, visits_per_guest_year, guest_fee_cents, max_players,
    booked, played, busy, taken, partners
  from clubs c left join users u on u.id = p_booker
  where c.id = club;
  return next;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.begin_booking_import_work()
 RETURNS TABLE(import_club uuid, import uuid, sender uuid, role text, work jsonb, now timestamp with time zone, line integer, court_id uuid, user_id uuid, walk_in text, starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due booking_imports;
  next_line booking_import_lines;
begin
  loop
    select * into due from booking_imports i where i.ended_at is null and i.next_at <= clock_now()
      order by i.next_at limit 1 for update skip locked;
    if not found then return; end if;
    select * into next_line from booking_import_lines l
      where l.club_id = due.club_id and l.import_id = due.id and l.state = 'waiting' order by l.line limit 1;
    exit when found;
    update booking_imports i set ended_at = clock_now() where i.club_id = due.club_id and i.id = due.id;
  end loop;
  perform set_config('courtside.user_id', due.sender_id::text, true);
  perform set_config('courtside.club_id', due.club_id::text, true);
  return query select due.club_id, due.id, due.sender_id,
    (select m.role from memberships m where m.club_id = due.club_id and m.user_id = due.sender_id and m.left_at is null
      and (check_club_access(due.club_id)).has_access),
    due.work, clock_now(), next_line.line, next_line.court_id, next_line.user_id, next_line.walk_in, next_line.starts_at,
    next_line.ends_at;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_booking_request(p_user uuid, p_session uuid, p_key text, p_booker uuid, p_court uuid, p_from timestamp with time zone, p_until timestamp with time zone, p_players uuid[] DEFAULT '{}'::uuid[])
 RETURNS TABLE(context jsonb, kept_route text, kept_body_hash text, kept_response jsonb, made_at timestamp with time zone, booker_role text, booker_name text, booker_email text, court_name text, sport text, is_active boolean, slot_length_minutes integer, advance_booking_days integer, max_bookings_per_day integer, max_bookings_per_week integer, max_booking_length_minutes integer, cancel_cutoff_hours integer, booking_hours_start text, booking_hours_end text, time_zone text, player_counts text, guests_per_member_month integer, guests_per_member_year integer, visits_per_guest_year integer, guest_fee_cents integer, max_players jsonb, court_max_players integer, booked double precision[], played double precision[], busy jsonb, taken jsonb, partners jsonb)
 LANGUAGE plpgsql
AS $function$
declare
  begun constant request_context := begin_request(p_user, p_session);
begin
  context := to_jsonb(begun);
  if begun.club_id is not null and p_key is not null then
    select k.route, k.body_hash, k.response into kept_route, kept_body_hash, kept_response from kept_response(p_user, p_key) k;
  end if;
  if begun.club_id is not null and kept_route is null then
    select b.* into made_at, booker_role, booker_name, booker_email, court_name, sport, is_active,
      slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week,
      max_booking_length_minutes, cancel_cutoff_hours, booking_hours_start, booking_hours_end, time_zone,
      player_counts, guests_per_member_month, guests_per_member_year, visits_per_guest_year, guest_fee_cents, max_players,
      court_max_players, booked, played, busy, taken, partners
    from begin_booking(p_booker, p_court, p_from, p_until, p_players) b;
  end if;
  return next;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.begin_calendar_feed(p_secret_hash bytea)
 RETURNS TABLE(club_id uuid, kind text, user_id uuid, court_id uuid, now timestamp with time zone, has_access boolean, access_type text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  feed calendar_feeds;
begin
  select f.* into feed from calendar_feeds f
    join clubs c on c.id = f.club_id and c.closed_at is null
    where f.secret_hash = p_secret_hash and (f.user_id is null or exists (
      select from memberships m join auth.users a on a.id = m.user_id
      where m.club_id = f.club_id and m.user_id = f.user_id and m.left_at is null and (f.kind <> 'coach' or m.role = 'coach')
        and a.deleted_at is null and coalesce(a.banned_until <= clock_now(), true)
    ));
  if not found then return; end if;
  update calendar_feeds f set read_at = clock_now()
    where f.club_id = feed.club_id and f.id = feed.id and (f.read_at is null or f.read_at < clock_now() - interval '5 minutes');
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', feed.club_id::text, true);
  return query
    select feed.club_id, feed.kind, feed.user_id, feed.court_id, clock_now(), a.has_access, a.access_type
    from clubs c, club_access(c, (select u.created_at from users u where u.id = feed.user_id and u.is_demo)) a
    where c.id = feed.club_id;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_closure_work()
 RETURNS TABLE(closure_club uuid, closure uuid, closer uuid, role text, work jsonb, now timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due closures;
  actor uuid;
begin
  for due in select * from closures c
    where c.work is not null and c.state in ('closing', 'closed') and c.work_after <= clock_timestamp()
    order by c.work_after limit 20
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('closure ' || due.id, 0));
    -- Another process may have ended it since.
    continue when not exists (
      select from closures c where c.club_id = due.club_id and c.id = due.id and c.work = due.work and c.state in ('closing', 'closed'));
    -- An extension is not always made by who closed.
    actor := coalesce((due.work->>'by')::uuid, due.created_by);
    perform set_config('courtside.user_id', actor::text, true);
    perform set_config('courtside.club_id', due.club_id::text, true);
    return query select due.club_id, due.id, actor,
      (select m.role from memberships m where m.club_id = due.club_id and m.user_id = actor and m.left_at is null
        and (check_club_access(due.club_id)).has_access),
      due.work, clock_now();
    return;
  end loop;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_device(p_device uuid)
 RETURNS TABLE(club_id uuid, name text, sports text[], court_ids uuid[], may_book boolean, accepts_pin boolean, shows_names boolean, finds_members boolean, now timestamp with time zone, has_access boolean, access_type text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  device devices;
begin
  select d.* into device from devices d
    join clubs c on c.id = d.club_id and c.closed_at is null
    where d.id = p_device and d.public_key is not null;
  if not found then return; end if;
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', device.club_id::text, true);
  perform set_config('courtside.device', device.name, true);
  update devices d set last_seen_at = clock_now()
    from clubs c, club_access(c, null) a
    where d.club_id = device.club_id and d.id = device.id and c.id = d.club_id and a.has_access
      and (d.last_seen_at is null or d.last_seen_at < clock_now() - interval '1 minute');
  return query
    select device.club_id, device.name, device.sports, device.court_ids, device.may_book, device.accepts_pin, device.shows_names,
      device.finds_members, clock_now(), a.has_access, a.access_type
    from clubs c, club_access(c, null) a
    where c.id = device.club_id;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_import_work()
 RETURNS TABLE(import_club uuid, import uuid, sender uuid, may_import boolean, is_landed boolean, origin jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due member_imports;
begin
  loop
    select * into due from member_imports i where i.ended_at is null and i.next_at <= clock_now()
      order by i.next_at limit 1 for update skip locked;
    if not found then return; end if;
    exit when exists (
      select from member_import_lines l where l.club_id = due.club_id and l.import_id = due.id
        and (l.state = 'waiting' or l.mail = 'waiting'));
    update member_imports i set landed_at = coalesce(i.landed_at, clock_now()), ended_at = clock_now()
      where i.club_id = due.club_id and i.id = due.id;
  end loop;
  perform set_config('courtside.user_id', due.sender_id::text, true);
  perform set_config('courtside.club_id', due.club_id::text, true);
  return query select due.club_id, due.id, due.sender_id,
    may_still_invite(due.club_id, due.sender_id, 'admin') and (check_club_access(due.club_id)).has_access,
    due.landed_at is not null, due.origin;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_invitation_line(p_renews boolean DEFAULT NULL::boolean)
 RETURNS TABLE(batch_club uuid, batch uuid, has_access boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due invitation_batches;
begin
  loop
    select * into due from invitation_batches b where b.ended_at is null and b.next_at <= clock_now()
      and (not b.renews or coalesce(p_renews, false))
      order by b.next_at limit 1 for update skip locked;
    if not found then return; end if;
    exit when exists (
      select from invitation_lines l where l.club_id = due.club_id and l.batch_id = due.id and l.state = 'waiting');
    update invitation_batches b set ended_at = clock_now() where b.club_id = due.club_id and b.id = due.id;
  end loop;
  perform set_config('courtside.user_id', due.sender_id::text, true);
  perform set_config('courtside.club_id', due.club_id::text, true);
  return query select due.club_id, due.id, (check_club_access(due.club_id)).has_access;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_monthly_report(p_club uuid)
 RETURNS TABLE(user_id uuid, month text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('monthly report ' || p_club, 0)) then return; end if;
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', p_club::text, true);
  return query select a.user_id, a.month from clubs c cross join lateral admins_to_report_to(c) a where c.id = p_club;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_names_work(p_club uuid)
 RETURNS TABLE(now timestamp with time zone, has_access boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('names ' || p_club, 0)) then return; end if;
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', p_club::text, true);
  return query select clock_now(), (check_club_access(p_club)).has_access;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_notice_hand_over(p_club uuid, p_id uuid, p_claim uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with mine as (
    update notices set handed_at = clock_timestamp()
    where club_id = p_club and id = p_id and claim = p_claim and state = 'sending' and handed_at is null returning 1
  ) select exists (select from mine)
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_report_work(p_club uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('reports ' || p_club, 0)) then return null; end if;
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', p_club::text, true);
  return now();
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_request(p_user uuid, p_session uuid)
 RETURNS request_context
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  result request_context;
  has_account boolean;
  is_banned boolean;
  is_signed_in boolean;
  lacks_factor boolean;
  at_device text;
  found_by uuid;
begin
  result.user_id := p_user;
  result.now := clock_now();
  -- One statement, because every request pays for it.
  select a.banned_until is not null and a.banned_until > result.now, s.id is not null,
    s.aal <> 'aal2' and s.device_id is null and exists (select from auth.mfa_factors f where f.user_id = p_user and f.status = 'verified'),
    coalesce(u.email, a.email), u.full_name, coalesce(u.is_demo, false), coalesce(u.created_at, a.created_at),
    m.club_id, m.role,
    case
      when s.device_id is not null and m.role in ('admin', 'front_desk') then 'member'
      when m.role = 'admin' then s.impersonating_role
    end,
    m.bio, m.sports,
    club_access(c, case when u.is_demo then u.created_at end), s.not_after, s.qa_role, s.device_name, s.found_by
  into is_banned, is_signed_in, lacks_factor,
    result.email, result.full_name, result.is_demo, result.created_at,
    result.club_id, result.role, result.impersonating_role, result.bio, result.sports,
    result.access, result.session_expires_at, result.qa_role, at_device, found_by
  from auth.users a
  left join auth.sessions s on s.id = p_session and s.user_id = a.id and (s.not_after is null or s.not_after > result.now)
  left join users u on u.id = a.id
  left join memberships m on m.user_id = a.id and m.left_at is null
  left join clubs c on c.id = m.club_id
  where a.id = p_user and a.deleted_at is null;

  has_account := found;
  if has_account and not is_signed_in and result.role = 'admin' then
    is_signed_in := exists (
      select from api_keys k
      where k.club_id = result.club_id and k.id = p_session and k.created_by = p_user
        and k.revoked_at is null and k.expires_at > result.now
    );
    if is_signed_in then perform set_config('courtside.api_key', p_session::text, true); end if;
  end if;
  result.problem := case
    when not has_account then 'user_not_found'
    when is_banned then 'user_banned'
    when not is_signed_in then 'session_not_found'
    when lacks_factor then 'insufficient_aal'
  end;
  -- Nothing of the account for a caller who may not have it.
  if result.problem is not null then
    return (
      result.problem, p_user, null, null, null, null, null, null, null, null, null, null, result.now, null, null)::request_context;
  end if;

  perform set_config('courtside.user_id', p_user::text, true);
  -- Their own club by the membership just read, which set_current_club_id would read again.
  perform set_config('courtside.club_id', coalesce(result.club_id::text, ''), true);
  if at_device is not null then perform set_config('courtside.device', at_device, true); end if;
  if found_by is not null then perform set_config('courtside.found_by', found_by::text, true); end if;
  return result;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_series_work(p_club uuid, p_series uuid)
 RETURNS TABLE(now timestamp with time zone, user_id uuid, role text, has_access boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('series ' || p_series, 0)) then return; end if;
  select s.created_by, m.role into user_id, role
    from booking_series s
    left join memberships m on m.club_id = s.club_id and m.user_id = s.created_by and m.left_at is null
    where s.club_id = p_club and s.id = p_series and s.state = 'running';
  if user_id is null then return; end if;
  perform set_config('courtside.user_id', user_id::text, true);
  perform set_config('courtside.club_id', p_club::text, true);
  now := clock_now();
  has_access := (check_club_access(p_club)).has_access;
  return next;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_shared_day(p_club uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select set_config('courtside.user_id', '', true), set_config('courtside.club_id', p_club::text, true)
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_text_hand_over(p_club uuid, p_notice uuid, p_attempts integer, p_cost double precision, p_most_cost double precision, p_most_in_hour integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  costs record;
  cap double precision := least(p_most_cost, (select s.text_cap from club_notification_settings s where s.club_id = p_club));
begin
  -- Two senders must not spend the same rest.
  perform pg_advisory_xact_lock(hashtextextended('texts ' || p_club, 0));
  select * into costs from text_costs(p_club);
  -- The sum of decimals is not exact.
  if costs.spent + p_cost > cap + 0.00001 then return 'the club''s limit of this month is reached'; end if;
  if costs.in_hour >= p_most_in_hour then return 'too many texts of the club within an hour'; end if;
  update notice_sends set handed_at = clock_timestamp(), cost = p_cost
  where club_id = p_club and notice_id = p_notice and channel = 'text' and attempts = p_attempts and state = 'sending' and handed_at is null;
  return case when found then null else 'claim lost' end;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.begin_waitlist_work(p_club uuid)
 RETURNS TABLE(now timestamp with time zone, has_access boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('waitlist ' || p_club, 0)) then return; end if;
  delete from waitlist_checks where club_id = p_club and due_at <= clock_now();
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', p_club::text, true);
  return query select clock_now(), (check_club_access(p_club)).has_access;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.belongs_elsewhere(p_email citext)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from auth.users account join memberships m on m.user_id = account.id
    where account.email = p_email and account.email_confirmed_at is not null and account.deleted_at is null
      and m.left_at is null and m.club_id <> current_club_id()
  )
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.chain_audit_log(p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  until constant timestamptz := date_trunc('hour', now() - interval '15 minutes', 'UTC');
  start constant bytea := decode(repeat('00', 32), 'hex');
  done auth.audit_chained;
  entry audit_log;
  entry_hash bytea;
  chain uuid;
  ends auth.audit_chain_ends;
  chained integer := 0;
begin
  select * into done from auth.audit_chained for update;
  for entry in
    select * from audit_log a where a.at >= done.at and (a.at, a.id) > (done.at, done.id) and a.at < until
      and not exists (select from auth.audit_chain c where c.row_id = a.id)
    order by a.at, a.id limit p_most
  loop
    chain := coalesce(entry.club_id, '00000000-0000-0000-0000-000000000000');
    entry_hash := audit_row_hash(entry);
    insert into auth.audit_chain_ends as e (chain_id, first_number, first_hash, last_number, last_hash)
    values (chain, 1, start, 1, sha256(start || entry_hash))
    on conflict (chain_id) do update
      set last_number = e.last_number + 1, last_hash = sha256(e.last_hash || entry_hash)
    returning * into ends;
    insert into auth.audit_chain (chain_id, number, row_id, at, row_hash, hash)
    values (chain, ends.last_number, entry.id, entry.at, entry_hash, ends.last_hash);
    done.at := entry.at;
    done.id := entry.id;
    chained := chained + 1;
  end loop;
  update auth.audit_chained set at = done.at, id = done.id where chained > 0;
  return chained;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.check_booking_conflict(p_court_id uuid, p_start_time timestamp with time zone, p_end_time timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (court_conflict(current_club_id(), p_court_id, p_start_time, p_end_time) IS NOT NULL);
-- security invoker

CREATE OR REPLACE FUNCTION public.check_club_access(club_uuid uuid)
 RETURNS access_status
 LANGUAGE sql
 STABLE
RETURN (SELECT club_access(c.*, (SELECT u.created_at FROM users u WHERE ((u.id = current_user_id()) AND u.is_demo))) AS club_access FROM ((SELECT) one LEFT JOIN clubs c ON ((c.id = check_club_access.club_uuid))));
-- security invoker

CREATE OR REPLACE FUNCTION public.check_waitlist()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into waitlist_checks (club_id, due_at)
    values ((to_jsonb(new) ->> case tg_table_name when 'clubs' then 'id' else 'club_id' end)::uuid, clock_now());
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.check_waitlists_of_freed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- An insert of no rows would wake the queue's processes all the same.
  if not exists (select from freed where freed.ends_at > clock_now()) then return null; end if;
  insert into waitlist_checks (club_id, due_at)
    select distinct freed.club_id, clock_now() from freed where freed.ends_at > clock_now();
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.claim_door_codes(p_most integer, p_seconds integer)
 RETURNS TABLE(club_id uuid, booking_id uuid, url text, secret_sealed bytea, court_id uuid, valid_from timestamp with time zone, valid_until timestamp with time zone, code_sealed bytea, is_removal boolean, claim integer, failures integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  delete from door_codes where valid_until < now() - interval '1 hour';

  insert into door_codes as d (club_id, booking_id, court_id, valid_from, valid_until)
  select b.club_id, b.id, b.court_id, b.starts_at - interval '10 minutes', b.ends_at + interval '10 minutes'
  from door_gateways g join clubs c on c.id = g.club_id join bookings b on b.club_id = g.club_id
  where c.closed_at is null and b.status = 'confirmed'
    and b.starts_at > now() - interval '25 hours' and b.starts_at < now() + interval '2 days' and b.ends_at > now() - interval '10 minutes'
  on conflict (club_id, booking_id) do update set court_id = excluded.court_id, valid_from = excluded.valid_from,
    valid_until = excluded.valid_until, state = 'setting', failures = 0, next_attempt_at = now(), claim = d.claim + 1
    where (d.court_id, d.valid_from, d.valid_until) is distinct from (excluded.court_id, excluded.valid_from, excluded.valid_until)
      or d.state = 'removing';

  update door_codes d set state = 'removing', failures = 0, next_attempt_at = now(), claim = d.claim + 1
  from bookings b join clubs c on c.id = b.club_id
  where b.club_id = d.club_id and b.id = d.booking_id and d.state <> 'removing'
    and (b.status <> 'confirmed' or b.starts_at >= now() + interval '2 days' or c.closed_at is not null);

  return query
    with waiting as (
      select club_id, booking_id, row_number() over (partition by club_id order by next_attempt_at, booking_id) as place
      from door_codes where state <> 'set' and next_attempt_at <= now()
    ), due as (
      select d.club_id, d.booking_id, g.url, g.secret_sealed
      from waiting w join door_codes d using (club_id, booking_id) join door_gateways g using (club_id) join clubs c on c.id = d.club_id
      -- Looked at again: another process may have claimed it meanwhile, and the club may have closed.
      where w.place <= 10 and d.next_attempt_at <= now() and (d.state = 'removing' or d.state = 'setting' and c.closed_at is null)
      order by w.place, d.next_attempt_at limit p_most
      for update of d skip locked
    )
    update door_codes d set next_attempt_at = now() + make_interval(secs => p_seconds), claim = d.claim + 1
    from due where d.club_id = due.club_id and d.booking_id = due.booking_id
    returning d.club_id, d.booking_id, due.url, due.secret_sealed, d.court_id, d.valid_from::timestamptz, d.valid_until::timestamptz,
      d.code_sealed, d.state = 'removing', d.claim, d.failures;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.claim_notice_sends(p_channel text, p_most integer, p_seconds integer)
 RETURNS TABLE(club_id uuid, notice_id uuid, attempts integer, kind text, event text, details jsonb, useful_until timestamp with time zone, is_urgent boolean, user_id uuid, club_name text, time_zone text, contact_email text, receivers jsonb)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with waiting as materialized (
    select s.club_id, s.notice_id, s.send_after, n.user_id,
      coalesce(s.handed_at is null and (quiet.it or n.caused_by is not null and not n.is_admitted or n.useful_until <= now()
        or n.problem in ('taken back before it was sent', 'replaced by a newer notice')), false) as is_moot
    from notice_sends s join notices n on n.club_id = s.club_id and n.id = s.notice_id
    left join notification_settings o on o.club_id = n.club_id and o.user_id = n.user_id
    left join lateral (select quiet_hours_end(o.quiet_from, o.quiet_until, o.time_zone, now()) as ends_at) hours on o.quiet_from is not null
    cross join lateral (
      select hours.ends_at is not null and (n.useful_until > hours.ends_at) is not false
        and not is_urgent_notice(n.kind, n.event, n.details, n.useful_until) and not names_time_before(n.details, now(), hours.ends_at) as it
    ) quiet
    where s.channel = p_channel and s.ended_at is null and s.send_after <= now()
      -- The limits against many notices of one member hold here too.
      and (n.caused_by is null or n.is_admitted or n.state = 'skipped')
    order by s.send_after limit 2000
  ), lines as (
    select club_id, notice_id, send_after, user_id from waiting where not is_moot
    union all
    -- Claimed by any process, and not for longer than its claim lasts: the rest of the queue is not read.
    select s.club_id, null, null, n.user_id
    from notice_sends s join notices n on n.club_id = s.club_id and n.id = s.notice_id
    where s.channel = p_channel and s.ended_at is null and s.state = 'sending'
      and s.send_after > now() and s.send_after <= now() + make_interval(secs => p_seconds)
  ), of_readers as (
    select l.*, row_number() over (partition by user_id order by send_after nulls first, notice_id) as place from lines l
  ), of_clubs as (
    select r.*, row_number() over (partition by club_id order by notice_id is not null, place, send_after, notice_id) as place_of_club
    from of_readers r where place <= 2 or notice_id is null
  ), chosen as (
    (select club_id, notice_id from of_clubs where notice_id is not null and place_of_club <= 8
      order by place_of_club, send_after limit p_most)
    union all
    -- Ends or waits for quiet hours without being sent, so needs no place.
    (select club_id, notice_id from waiting where is_moot limit 500)
  ), due as (
    select s.club_id, s.notice_id, s.channel, n.kind, n.event, n.details, n.useful_until, n.user_id, c.name, c.time_zone, c.contact_email,
      is_urgent_notice(n.kind, n.event, n.details, n.useful_until) as is_urgent, reached.receivers, quiet.ends_at as quiet_end,
      s.handed_at is not null as is_in_doubt,
      case
        when s.handed_at is not null then 'its sender was gone before it knew'
        when n.problem in ('taken back before it was sent', 'replaced by a newer notice') then n.problem
        when n.caused_by is not null and not n.is_admitted then coalesce(n.problem, 'taken back before it was sent')
        when n.useful_until <= now() then 'too late'
        when u.is_demo or c.is_demo then 'demo visitor'
        when reader.problem is not null then reader.problem
        when not wants_notice(n.club_id, n.user_id, n.event, s.channel) then 'switched off'
        when reached.receivers is null then case p_channel when 'text' then 'no number' else 'no device' end
      end as problem
    from chosen
    join notice_sends s on s.club_id = chosen.club_id and s.notice_id = chosen.notice_id and s.channel = p_channel
    join notices n on n.club_id = s.club_id and n.id = s.notice_id
    join clubs c on c.id = n.club_id
    join users u on u.id = n.user_id
    cross join lateral (select reader_problem(n.club_id, n.user_id, n.kind, n.event, n.details, c.suspended_at) as problem) reader
    left join notification_settings o on o.club_id = n.club_id and o.user_id = n.user_id
    left join lateral (select quiet_hours_end(o.quiet_from, o.quiet_until, o.time_zone, now()) as ends_at) quiet on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', p.id, 'endpoint', p.endpoint,
        'p256dh', encode(p.p256dh, 'base64'), 'auth', encode(p.auth, 'base64'))) as receivers
      from auth.push_subscriptions p join auth.sessions l on l.id = p.session_id
      where p_channel = 'push' and p.user_id = n.user_id and (l.not_after is null or l.not_after > now())
    ) to_devices on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('phone', t.phone)) as receivers
      from auth.text_numbers t join auth.users a on a.id = t.user_id and a.phone = t.phone
      where p_channel = 'text' and t.user_id = n.user_id and t.stopped_at is null and a.phone_confirmed_at is not null
        and a.deleted_at is null
    ) to_number on true
    cross join lateral (select coalesce(to_devices.receivers, to_number.receivers) as receivers) reached
    -- Another process may have claimed it meanwhile.
    where s.ended_at is null and s.send_after <= now() for update of s skip locked
  ), judged as (
    select due.*, case when problem is null and not is_urgent and quiet_end is not null and (useful_until > quiet_end) is not false
      then not names_time_before(details, now(), quiet_end) else false end as is_quiet
    from due
  ), claimed as (
    update notice_sends s set
      state = case when j.is_in_doubt then 'in_doubt' when j.problem is not null then 'skipped' when j.is_quiet then 'queued' else 'sending' end,
      problem = coalesce(j.problem, case when j.is_quiet then 'waits for the end of quiet hours' end),
      attempts = s.attempts + case when j.problem is null and not j.is_quiet then 1 else 0 end,
      send_after = case when j.is_quiet then j.quiet_end else now() + make_interval(secs => p_seconds) end,
      ended_at = case when j.problem is not null then now() end
    from judged j where s.club_id = j.club_id and s.notice_id = j.notice_id and s.channel = j.channel
    returning s.club_id, s.notice_id, s.attempts, s.state,
      case when j.is_in_doubt or j.problem in ('no device', 'no number') then mail_instead(s.club_id, s.notice_id) end
  )
  select s.club_id, s.notice_id, s.attempts, j.kind, j.event, j.details, j.useful_until, j.is_urgent, j.user_id, j.name, j.time_zone,
    j.contact_email, j.receivers
  from claimed s join judged j on j.club_id = s.club_id and j.notice_id = s.notice_id
  where s.state = 'sending'
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.claim_notices(p_claim uuid, p_most integer)
 RETURNS SETOF notice_claimed
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with alone as (
    select n.* from notices n
    where n.state = 'queued' and n.send_after <= now() and n.digest_at is null and (n.caused_by is null or n.is_admitted)
    order by n.send_after, n.id limit p_most for update of n skip locked
  ), readers as (
    select n.club_id, n.user_id from notices n
    where n.state = 'queued' and n.send_after <= now() and n.digest_at is not null
    group by n.club_id, n.user_id order by min(n.send_after) limit p_most
  ), together as (
    -- A mail has an end: what exceeds it follows in another.
    select n.* from readers r
    cross join lateral (
      select w.id from notices w
      where w.club_id = r.club_id and w.user_id = r.user_id and w.state = 'queued' and w.digest_at <= now()
      order by w.created_at, w.id limit 100
    ) waiting
    join notices n on n.club_id = r.club_id and n.id = waiting.id
    where n.state = 'queued' for update of n skip locked
  ), due as (
    select n.club_id, n.id, coalesce(n.address, account.email)::text as address, c.name, c.primary_color, c.time_zone, c.contact_email,
      c.location,
      case
        when n.useful_until <= now() then 'too late'
        when u.is_demo or c.is_demo then 'demo visitor'
        when exists (select from bounced_addresses b
          where b.club_id = n.club_id and b.address = coalesce(n.address, account.email) and b.is_complaint) then 'reported as spam'
        -- A guest's address is what a member typed: mails go there only for members who have proved their own, also if their account is gone.
        when n.address is not null then case
          when is_sample_address(n.address) then 'sample person'
          when n.caused_by is not null and not exists (
            select from auth.users s where s.id = n.caused_by and s.email_confirmed_at is not null
          ) then 'unproven sender'
        end
        when account.email is null or account.deleted_at is not null then 'no account'
        when is_sample_address(account.email) then 'sample person'
        -- Otherwise a founder could send text of their own to strangers.
        when account.email_confirmed_at is null then 'unproven address'
        when reader.problem is not null then reader.problem
        -- What replaces a push message or text overrides the club's default, and never the reader's own choice.
        when n.event is not null and (not n.replaces_push or s.choices #>> array[n.event, 'mail'] = 'false')
          and not wants_notice(n.club_id, n.user_id, n.event, 'mail') then 'switched off'
      end as problem,
      -- What is urgent, or would come too late afterwards, waits for neither. Only for what would wait its times are read.
      case when n.digest_at is null and not urgent.is_it and (n.useful_until > digest.due_at) is not false
        and is_in_digest(n.club_id, n.user_id, n.event) and wants_notice(n.club_id, n.user_id, n.event, 'mail')
        then case when not names_time_before(n.details, now(), digest.due_at) then digest.due_at end end as digest_at,
      case when quiet.ends_at is not null and not urgent.is_it and (n.useful_until > quiet.ends_at) is not false
        then case when not names_time_before(n.details, now(), quiet.ends_at) then quiet.ends_at end end as quiet_until
    from (select * from alone union all select * from together) n
    join clubs c on c.id = n.club_id
    cross join lateral (select reader_problem(n.club_id, n.user_id, n.kind, n.event, n.details, c.suspended_at) as problem) reader
    left join users u on u.id = n.user_id
    left join auth.users account on account.id = n.user_id
    left join notification_settings s on s.club_id = n.club_id and s.user_id = n.user_id and n.event is not null
    left join club_notification_settings k on k.club_id = n.club_id
    left join lateral (select quiet_hours_end(s.quiet_from, s.quiet_until, s.time_zone, now()) as ends_at) quiet on true
    cross join lateral (select is_urgent_notice(n.kind, n.event, n.details, n.useful_until) as is_it) urgent
    left join lateral (
      select coalesce(quiet_hours_end(s.quiet_from, s.quiet_until, s.time_zone, d.next_at), d.next_at) as due_at
      from (select next_digest(coalesce(s.digest_at, k.digest_at, '18:00'), coalesce(s.digest_zone, s.time_zone, c.time_zone), now()) as next_at) d
    ) digest on true
  ), judged as (
    select due.*, case when problem is null then coalesce(digest_at, quiet_until) end as wait_until from due
  )
  update notices n set
    state = case when due.problem is not null then 'skipped' when due.wait_until is not null then 'queued' else 'sending' end,
    problem = coalesce(due.problem, case
      when due.digest_at is not null then 'waits for the daily mail'
      when due.wait_until is not null then 'waits for the end of quiet hours' end),
    claim = case when due.wait_until is null then p_claim end,
    attempts = n.attempts + case when due.wait_until is not null then 0 else 1 end,
    send_after = coalesce(due.wait_until, n.send_after),
    digest_at = case when due.problem is null then coalesce(due.digest_at, n.digest_at) else n.digest_at end,
    ended_at = case when due.problem is not null then now() end
  from judged due where n.club_id = due.club_id and n.id = due.id
  returning n.club_id, n.id, n.kind, n.details, n.attempts,
    coalesce(due.problem, case when due.digest_at is not null then 'daily mail' when due.wait_until is not null then 'quiet hours' end),
    due.address, due.name, due.primary_color, due.time_zone, due.contact_email, due.location, n.user_id, n.event,
    n.event is not null and not exists (
      select from club_notification_settings l where l.club_id = n.club_id and l.locked #>> array[n.event, 'mail'] = 'true'),
    (select t.subject from club_mail_texts t where t.club_id = n.club_id and t.kind = n.kind),
    (select t.body from club_mail_texts t where t.club_id = n.club_id and t.kind = n.kind),
    n.digest_at, n.created_at
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.claim_webhooks(p_most integer, p_seconds integer)
 RETURNS TABLE(club_id uuid, id uuid, webhook_id uuid, url text, secret_sealed bytea, event text, data jsonb, created_at timestamp with time zone, attempts integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with hooks as (
    select w.club_id, w.id, w.url, w.secret_sealed, busy.count as under_way,
      sum(busy.count) over (partition by w.club_id) as under_way_of_club
    from webhooks w join clubs c on c.id = w.club_id cross join lateral (
      -- Whatever is under way was due.
      select count(*) from webhook_deliveries d
      where d.club_id = w.club_id and d.webhook_id = w.id and d.state = 'pending' and d.next_attempt_at <= now()
        and d.claimed_until >= now()
    ) busy
    where w.paused_at is null and c.closed_at is null and c.suspended_at is null
  ), waiting as (
    select h.*, next.id as delivery_id, next.next_attempt_at, next.attempts,
      h.under_way + row_number() over (partition by h.club_id, h.id order by next.next_attempt_at, next.id) as place_of_webhook
    from hooks h cross join lateral (
      select d.id, d.next_attempt_at, d.attempts from webhook_deliveries d
      where d.club_id = h.club_id and d.webhook_id = h.id and d.state = 'pending' and d.next_attempt_at <= now()
        and (d.claimed_until is null or d.claimed_until < now())
      order by d.next_attempt_at
      limit greatest(0, 4 - h.under_way)
    ) next
  ), ranked as (
    select w.*, w.under_way_of_club
      + row_number() over (partition by w.club_id order by w.place_of_webhook, w.next_attempt_at, w.delivery_id) as place
    from waiting w
  ), due as (
    select d.club_id, d.id, r.url, r.secret_sealed
    from ranked r
    -- Another process that has claimed it meanwhile has counted its attempt.
    join webhook_deliveries d on d.club_id = r.club_id and d.id = r.delivery_id and d.attempts = r.attempts
    where r.place <= 8
    order by r.place, r.next_attempt_at limit p_most
    for update of d skip locked
  )
  update webhook_deliveries d set claimed_until = now() + make_interval(secs => p_seconds), attempts = d.attempts + 1
  from due where d.club_id = due.club_id and d.id = due.id
  returning d.club_id, d.id, d.webhook_id, due.url, due.secret_sealed, d.event, d.data, d.created_at::timestamptz, d.attempts
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.clock_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((NULLIF(current_setting('courtside.now'::text, true), ''::text))::timestamp with time zone, now());
-- security invoker

CREATE OR REPLACE FUNCTION public.club_access(club clubs, visitor_since timestamp with time zone)
 RETURNS access_status
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  demo_ends timestamptz;
  paid boolean;
  trial boolean;
  demo boolean;
  kind text;
begin
  if club.id is null then
    return (false, 'no_club', false, false, false, null, null, null, null)::access_status;
  end if;
  if club.is_demo then
    demo_ends := demo_ends_at(visitor_since);
  end if;
  paid := club_is_paid(club);
  trial := club.trial_expires_at is not null and clock_now() < club.trial_expires_at;
  demo := club.is_demo and (demo_ends is null or clock_now() < demo_ends);
  kind := case
    when club.suspended_at is not null then 'suspended'
    when paid then 'paid'
    when trial then 'trial'
    when demo then 'demo'
    when club.is_demo then 'demo_expired'
    else 'trial_expired'
  end;
  return (
    club.suspended_at is null and (paid or trial or demo),
    kind,
    kind in ('demo', 'demo_expired'),
    kind = 'trial',
    paid,
    demo_ends,
    club.trial_expires_at,
    case when demo_ends is not null then greatest(0, ceil(extract(epoch from demo_ends - clock_now()) / 60)) end,
    case when club.trial_expires_at is not null
      then greatest(0, ceil(extract(epoch from club.trial_expires_at - clock_now()) / 86400)) end
  )::access_status;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.club_closing_obstacle()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case
    when exists (select from clubs where id = current_club_id() and is_demo) then 'not_possible'
    when (select count(*) from memberships where club_id = current_club_id() and role = 'admin' and left_at is null) > 1
      then 'other_admins'
    when has_running_subscription(current_club_id()) then 'subscription_active'
  end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.club_day_slots(club clubs, day date)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  length constant interval := make_interval(mins => club.slot_length_minutes);
  closing constant timestamp := day + club.booking_hours_end;
  slot timestamp := day + club.booking_hours_start;
begin
  while slot + length <= closing loop
    starts_at := club_instant(slot, club.time_zone);
    ends_at := starts_at + length;
    -- Null, and so not returned, where the start itself is skipped.
    if (ends_at - interval '1 minute') at time zone club.time_zone <= slot + length - interval '1 minute' then return next; end if;
    slot := slot + length;
  end loop;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.club_instant(p_local timestamp without time zone, p_zone text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  late constant timestamptz := p_local at time zone p_zone;
  early timestamptz;
begin
  if late at time zone p_zone <> p_local then return null; end if;
  -- The same local time, by the offset of the day before.
  early := (p_local - ((late - interval '24 hours') at time zone p_zone - (late - interval '24 hours') at time zone 'UTC')) at time zone 'UTC';
  if early < late and early at time zone p_zone = p_local then return early; end if;
  return late;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.club_is_paid(club clubs)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN COALESCE((((club).subscription_status = 'active'::text) OR (clock_now() < paid_ends_at(club))), false);
-- security invoker

CREATE OR REPLACE FUNCTION public.club_limits(club clubs, OUT max_courts integer, OUT max_members integer)
 RETURNS record
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT p.max_courts,
     p.max_members
    FROM subscription_plans p
   WHERE (p.id =
         CASE
             WHEN club_is_paid(club_limits.club) THEN (club_limits.club).plan_id
             WHEN (club_limits.club).is_demo THEN NULL::text
             ELSE 'pro'::text
         END);
END;
-- security invoker

CREATE OR REPLACE FUNCTION public.club_logo(p_club uuid, p_digest text, OUT media_type text, OUT image bytea)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select l.media_type, l.image from club_logos l where l.club_id = p_club and l.digest = p_digest
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.club_midnight(p_day date, p_zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN COALESCE(club_instant((p_day)::timestamp without time zone, p_zone), ((p_day)::timestamp without time zone AT TIME ZONE p_zone));
-- security invoker

CREATE OR REPLACE FUNCTION public.clubs_asked_by(p_person uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
RETURN (SELECT COALESCE(array_agg(DISTINCT join_requests.club_id), '{}'::uuid[]) AS "coalesce" FROM join_requests WHERE (join_requests.user_id = clubs_asked_by.p_person));
-- security invoker

CREATE OR REPLACE FUNCTION public.clubs_that_know(p_person uuid, p_address citext)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
RETURN (SELECT COALESCE(array_agg(DISTINCT known.club_id), '{}'::uuid[]) AS "coalesce" FROM (SELECT memberships.club_id FROM memberships WHERE (memberships.user_id = clubs_that_know.p_person) UNION ALL SELECT guests.club_id FROM guests WHERE (guests.email = clubs_that_know.p_address) UNION ALL SELECT invitations.club_id FROM invitations WHERE ((invitations.email = clubs_that_know.p_address) OR (invitations.accepted_by = clubs_that_know.p_person))) known);
-- security invoker

CREATE OR REPLACE FUNCTION public.clubs_to_report(p_most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id from clubs c, lateral (select max(d.date) as date from report_dates d where d.club_id = c.id) last
  where c.closed_at is null and (
    last.date < ((now() - interval '1 hour') at time zone c.time_zone)::date - 1
    or last.date is null and c.created_at < now() - interval '2 days'
    or exists (select from report_changes p where p.club_id = c.id and p.starts_at < now())
  )
  order by last.date nulls first, c.id limit p_most
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.clubs_with_due_waitlist(p_most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select club_id from (
    select club_id, due_at from waitlist_checks where due_at <= clock_now() order by due_at limit 20 * p_most
  ) as due group by club_id order by min(due_at) limit p_most
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.clubs_with_monthly_report(p_most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id from clubs c
  where extract(day from clock_now() at time zone c.time_zone) <= 5 and exists (select from admins_to_report_to(c))
  order by c.id limit p_most
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.clubs_with_unnamed_bookings(p_most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id from clubs c
  where c.names_required_hours > 0 and c.closed_at is null and exists (
    select from bookings b
    join courts k on k.club_id = b.club_id and k.id = b.court_id
    where b.club_id = c.id and b.status = 'confirmed' and b.kind = 'booking' and b.walk_in is null and b.created_by = b.user_id
      and b.starts_at > clock_now() and b.starts_at <= clock_now() + make_interval(hours => c.names_required_hours + 24)
      and (b.names_reminded_at is null and b.created_at <= now() - interval '15 minutes' or c.unnamed_bookings = 'release'
        and b.names_reminded_at <= clock_now() - interval '1 hour'
        and b.starts_at <= clock_now() + make_interval(hours => c.names_required_hours))
      -- On a court for one player there is no name to give; every sport has at least two places unless the club says otherwise.
      and coalesce(k.max_players, (c.max_players ->> k.sport)::integer, 2) > 1
      and not exists (select from booking_players p where p.club_id = b.club_id and p.booking_id = b.id)
      and exists (
        select from memberships m where m.club_id = b.club_id and m.user_id = b.user_id and m.role in ('member', 'coach'))
  ) order by c.id limit p_most
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.count_limited_courts(p_club uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN (SELECT (count(*))::integer AS count FROM courts WHERE ((courts.club_id = count_limited_courts.p_club) AND courts.is_active));
-- security invoker

CREATE OR REPLACE FUNCTION public.count_limited_members(p_club uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN (SELECT (count(*))::integer AS count FROM memberships WHERE ((memberships.club_id = count_limited_members.p_club) AND (memberships.left_at IS NULL) AND (NOT memberships.is_sample)));
-- security invoker

CREATE OR REPLACE FUNCTION public.count_members(p_pattern text, p_role text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  result integer;
begin
  execute
    'select count(*)::integer from memberships m
     where m.club_id = $1 and m.left_at is null
       and ($2 is null or m.role = $2)
       and ($3 is null or exists (
         select from users u where u.id = m.user_id and (u.full_name ilike $3 or u.email::text ilike $3)))'
    into result using current_club_id(), p_role, p_pattern;
  return result;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.count_pending_join_requests()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select count(*)::integer from join_requests r
  join auth.users a on a.id = r.user_id and a.deleted_at is null
  where r.club_id = current_club_id() and r.status = 'pending' and is_current_admin()
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.count_without_court(p_club uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select count(*)::integer from (
    select from bookings b where b.club_id = p_club and b.status = 'confirmed' and b.ends_at > now()
      and not exists (select from court_occupancies o where o.club_id = b.club_id and o.booking_id = b.id)
    union all
    select from court_blocks b where b.club_id = p_club and b.ends_at > now()
      and not exists (select from court_occupancies o where o.club_id = b.club_id and o.block_id = b.id)
    union all
    select from event_dates d join events e on e.club_id = d.club_id and e.id = d.event_id
    where d.club_id = p_club and d.ends_at > now() and d.canceled_at is null and e.canceled_at is null
      and not exists (select from court_occupancies o where o.club_id = d.club_id and o.event_date_id = d.id)
  ) as without
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.court_conflict(p_club uuid, p_court uuid, p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE bool_and((o.kind = 'offer_held'::text)) WHEN true THEN 'hold'::text WHEN false THEN 'taken'::text ELSE NULL::text END AS "case" FROM court_occupancies o WHERE ((o.club_id = court_conflict.p_club) AND (o.court_id = court_conflict.p_court) AND (o.starts_at < court_conflict.p_until) AND (o.starts_at > (court_conflict.p_from - longest_occupancy())) AND (o.ends_at > court_conflict.p_from) AND (NOT (EXISTS (SELECT FROM waitlist_offers f WHERE ((f.club_id = o.club_id) AND (f.id = o.offer_id) AND (f.expires_at <= clock_now())))))));
-- security invoker

CREATE OR REPLACE FUNCTION public.court_name_order(p_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(lower(p_name), '\d+'::text, '000000000\&'::text, 'g'::text), '0*(\d{10})(?!\d)'::text, '\1'::text, 'g'::text);
-- security invoker

CREATE OR REPLACE FUNCTION public.current_club_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('courtside.club_id'::text, true), ''::text))::uuid;
-- security invoker

CREATE OR REPLACE FUNCTION public.current_subscription(p_club uuid)
 RETURNS TABLE(plan_id text, billing_cycle text, period_ends_at timestamp with time zone, cancel_at timestamp with time zone, ended_at timestamp with time zone, past_due_since timestamp with time zone, club_status text, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT s.plan_id,
     s.billing_cycle,
     s.period_ends_at,
     s.cancel_at,
     s.ended_at,
     s.past_due_since,
     t.club_status,
     t.ends_at
    FROM (billing_subscriptions s
      CROSS JOIN LATERAL ( SELECT
                 CASE
                     WHEN (s.ended_at IS NOT NULL) THEN 'canceled'::text
                     WHEN (s.status = ANY (ARRAY['past_due'::text, 'unpaid'::text])) THEN 'past_due'::text
                     WHEN (s.cancel_at IS NOT NULL) THEN 'canceled'::text
                     ELSE s.status
                 END AS club_status,
             COALESCE(s.ended_at,
                 CASE
                     WHEN (s.status <> ALL (ARRAY['past_due'::text, 'unpaid'::text])) THEN s.cancel_at
                     ELSE NULL::timestamp with time zone
                 END, s.period_ends_at) AS ends_at) t)
   WHERE ((s.club_id = current_subscription.p_club) AND ((s.ended_at IS NOT NULL) OR (s.status = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text]))))
   ORDER BY (s.ended_at IS NOT NULL), (s.provider <> 'stripe'::text), (array_position(ARRAY['active'::text, 'trialing'::text, 'canceled'::text, 'past_due'::text], t.club_status)), t.ends_at DESC NULLS LAST, s.id
  LIMIT 1;
END;
-- security invoker

CREATE OR REPLACE FUNCTION public.current_user_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('courtside.user_id'::text, true), ''::text))::uuid;
-- security invoker

CREATE OR REPLACE FUNCTION public.daily_mail_text(p_club_id uuid)
 RETURNS TABLE(subject text, body text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select t.subject, t.body from club_mail_texts t where t.club_id = p_club_id and t.kind = 'daily_mail'
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.decide_join_request(p_user uuid, p_admit boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  request join_requests;
begin
  if not is_current_admin() then
    raise exception 'not an admin of this club' using errcode = 'insufficient_privilege';
  end if;
  -- The deletion of an account waits for this row too.
  perform from users where id = p_user for update;
  if not exists (select from auth.users where id = p_user and deleted_at is null) then return 'not_found'; end if;
  select * into request from join_requests where club_id = current_club_id() and user_id = p_user for update;
  if not found then return 'not_found'; end if;
  if request.status <> 'pending' then return 'already_decided'; end if;
  if p_admit then
    if exists (select from memberships where user_id = p_user and left_at is null) then return 'already_in_club'; end if;
    insert into memberships (club_id, user_id, role) values (request.club_id, p_user, 'member')
    on conflict (club_id, user_id) do update set role = 'member', joined_at = now(), left_at = null;
    perform settle_invitations(request.club_id, p_user);
  end if;
  update join_requests set status = case when p_admit then 'admitted' else 'declined' end,
      decided_at = clock_now(), decided_by = current_user_id()
    where club_id = request.club_id and user_id = p_user;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.decide_unproven_club(p_club uuid, p_keep boolean, p_session uuid, p_request text, p_ip inet, p_agent text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller uuid := current_user_id();
begin
  perform from users where id = caller for update;
  if not exists (select from clubs where id = p_club and unproven_founder = caller)
    and not exists (select from audit_log where club_id = p_club and actor_id = caller and action = 'club.kept')
  then return 'not_found'; end if;
  perform lock_whole_club(p_club);
  if not exists (select from my_unproven_club() mine where mine.id = p_club) then
    return case when exists (
      select from audit_log where club_id = p_club and actor_id = caller
        and action = case when p_keep then 'club.kept' else 'club.discarded' end
    ) then null else 'not_found' end;
  end if;
  if p_keep and exists (select from memberships where user_id = caller and left_at is null) then
    return 'already_in_club';
  end if;
  if not p_keep and has_running_subscription(p_club) then return 'subscription_active'; end if;
  if p_keep then
    update clubs set unproven_founder = null, closes_at = null where id = p_club;
    update memberships set left_at = null, role = 'admin', joined_at = clock_now()
      where club_id = p_club and user_id = caller;
  else
    perform end_club(p_club);
  end if;
  insert into audit_log (club_id, actor_id, action, subject_type, subject_id, session_id, request_id, ip, user_agent)
  values (p_club, caller, case when p_keep then 'club.kept' else 'club.discarded' end, 'club', p_club, p_session, p_request,
    p_ip, p_agent);
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.delete_closed_clubs(p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  -- Each before what it refers to.
  content constant text[] := array['notice_sends', 'notices', 'door_codes', 'door_gateways', 'webhook_deliveries', 'webhooks', 'api_keys', 'join_requests', 'invitations', 'invitation_lines', 'invitation_batches',
    'member_import_lines', 'member_imports', 'booking_import_lines', 'booking_imports',
    'check_in_conflicts', 'court_occupancies', 'person_occupancies', 'lesson_requests', 'waitlist_offers', 'waitlist_entries', 'booking_players', 'guests',
    'bookings', 'booking_series_dates', 'booking_series', 'event_registrations', 'event_dates', 'events',
    'report_changes', 'report_hours', 'report_court_dates', 'report_counts', 'report_dates', 'calendar_feeds', 'court_blocks', 'closures', 'coach_time_off', 'coach_availability', 'club_news', 'day_notes', 'club_logos', 'staff_pins', 'saved_views',
    'consents', 'notification_settings', 'club_notification_settings', 'club_mail_texts', 'club_retention', 'bounced_addresses', 'broadcasts',
    'devices', 'kiosk_codes', 'kiosk_pins',
    'courts', 'memberships', 'waitlist_checks'];
  records constant text[] := content || array['billing_checkouts', 'billing_events', 'billing_subscriptions',
    'billing_accounts', 'audit_log'];
  club clubs;
  club_table text;
  count integer;
  gone integer := 0;
begin
  for club in
    -- Those that have been emptied wait for their records' end behind those that have not.
    select * from clubs where closed_at < now() - interval '30 days'
    order by closed_at >= now() - interval '400 days' and name = 'Closed club', closed_at limit 100 for no key update skip locked
  loop
    -- Whoever processes its waitlist locks the checks before the courts, which are deleted here the other way round.
    perform pg_advisory_xact_lock(hashtextextended('waitlist ' || club.id, 0));
    if club.closed_at < now() - interval '400 days' then
      delete from auth.audit_chain where chain_id = club.id;
      delete from auth.audit_chain_ends where chain_id = club.id;
    end if;
    foreach club_table in array case when club.closed_at < now() - interval '400 days' then records else content end loop
      execute format('delete from %1$I where ctid = any(array(select ctid from %1$I where club_id = $1 limit $2))', club_table)
        using club.id, p_most - gone;
      get diagnostics count = row_count;
      gone := gone + count;
      if gone >= p_most then return gone; end if;
    end loop;
    if club.closed_at < now() - interval '400 days' then
      delete from clubs where id = club.id;
      gone := gone + 1;
    elsif club.name <> 'Closed club' then
      update clubs set name = 'Closed club', location = '', contact_email = '', contact_phone = '', welcome_message = '',
        logo = null, unproven_founder = null where id = club.id;
    end if;
  end loop;
  return gone;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.delete_outdated(p_most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  record_age constant timestamptz := now() - interval '400 days';
  history_age constant timestamptz := now() - interval '5 years';
  rejections_kept constant integer := 200000;
  demo_rows_kept constant integer := 100000;
  gone jsonb := '{}';
  count integer;
begin
  with deleted as (
    delete from audit_log where id in (
      (select id from audit_log where at < record_age order by at limit p_most)
      union all (select id from audit_log where rejected_in is not null and at < now() - interval '30 days' order by at limit p_most)
      union all (select id from audit_log where club_id = demo_club_id() and at < now() - interval '2 days' order by at limit p_most)
      union all (select id from audit_log where rejected_in is not null order by at desc offset rejections_kept limit p_most)
      union all (select id from audit_log where club_id = demo_club_id() order by at desc, id desc offset demo_rows_kept limit p_most)
    ) returning id
  ), noted as (
    update auth.audit_chain c set row_deleted_at = now() from deleted d where c.row_id = d.id
  )
  select count(*) into count from deleted;
  gone := gone || jsonb_build_object('audit_log', count);

  -- Links follow the rows' order of time, so that the oldest ones are the beginning of each chain.
  with oldest as (
    select chain_id, number, hash from auth.audit_chain
    where at < least(record_age, coalesce((select min(at) from audit_log), now())) order by at, row_id limit p_most
  ), cut as (
    update auth.audit_chain_ends e set first_number = o.number + 1, first_hash = o.hash
    from (select distinct on (chain_id) * from oldest order by chain_id, number desc) o where e.chain_id = o.chain_id
  )
  delete from auth.audit_chain c using oldest o where c.chain_id = o.chain_id and c.number = o.number;
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('audit_chain', count);

  delete from idempotency_keys where (user_id, key) in (
    select user_id, key from idempotency_keys where created_at < now() - interval '25 hours' limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('idempotency_keys', count);

  delete from api_keys where (club_id, id) in (
    select club_id, id from api_keys where coalesce(revoked_at, expires_at) < record_age limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('api_keys', count);

  delete from webhook_deliveries where (club_id, id) in (
    select club_id, id from webhook_deliveries where created_at < now() - interval '30 days' order by created_at limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('webhook_deliveries', count);

  delete from join_tries where user_id in (
    select user_id from join_tries where since < now() - interval '1 day' limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('join_tries', count);

  delete from join_requests where (club_id, user_id) in (
    select club_id, user_id from join_requests r
    where coalesce(decided_at, created_at) < record_age
      -- Of an account that a release before has deleted.
      or status = 'pending' and exists (select from auth.users a where a.id = r.user_id and a.deleted_at is not null)
    limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('join_requests', count);

  delete from invitations where id in (
    select id from invitations where coalesce(accepted_at, revoked_at, expires_at) < record_age limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('invitations', count);

  delete from invitation_batches where (club_id, id) in (
    select club_id, id from invitation_batches where created_at < now() - interval '30 days' limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('invitation_batches', count);

  delete from member_imports where (club_id, id) in (
    select club_id, id from member_imports where created_at < now() - interval '30 days' limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('member_imports', count);

  delete from booking_imports where (club_id, id) in (
    select club_id, id from booking_imports where created_at < now() - interval '30 days' limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('booking_imports', count);

  delete from lesson_requests where (club_id, id) in (
    select club_id, id from lesson_requests
    where coalesce(decided_at, created_at) < record_age and status <> 'accepted' limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('lesson_requests', count);

  delete from bookings where (club_id, id) in (
    select club_id, id from bookings
    where starts_at < record_age and status = 'canceled' or starts_at < history_age limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('bookings', count);

  delete from booking_series where (club_id, id) in (
    select s.club_id, s.id from booking_series s
    where s.created_at < record_age and s.state <> 'running'
      and not exists (select from bookings b where b.club_id = s.club_id and b.series_id = s.id)
    order by s.created_at limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('booking_series', count);

  delete from guests where (club_id, id) in (
    select g.club_id, g.id from guests g
    where g.created_at < now() - interval '30 days' and g.merged_into is null
      and not exists (select from booking_players p where p.club_id = g.club_id and p.guest_id = g.id)
      -- Those merged into a guest go with them.
      and not exists (select from guests m where m.club_id = g.club_id and m.merged_into = g.id
        and (m.created_at >= now() - interval '30 days'
          or exists (select from booking_players p where p.club_id = m.club_id and p.guest_id = m.id)))
    order by g.created_at limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('guests', count);

  delete from events where (club_id, id) in (
    select e.club_id, e.id from events e
    where e.created_at < record_age and not exists (
      select from event_dates d where d.club_id = e.club_id and d.event_id = e.id
        and d.ends_at >= case when e.canceled_at is null then history_age else record_age end
    ) limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('events', count);

  delete from court_blocks where (club_id, id) in (
    select club_id, id from court_blocks where ends_at < record_age limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('court_blocks', count);

  delete from closures where (club_id, id) in (
    select club_id, id from closures where ends_at < record_age limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('closures', count);

  delete from coach_time_off where (club_id, id) in (
    select club_id, id from coach_time_off where ends_on < record_age::date limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('coach_time_off', count);

  delete from club_news where (club_id, id) in (
    select club_id, id from club_news where retired_at < record_age or published_at < history_age limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('club_news', count);

  delete from day_notes where (club_id, date) in (
    select club_id, date from day_notes where date < record_age::date order by date limit p_most for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('day_notes', count);

  delete from report_hours where (club_id, date, court_id, hour) in (
    select club_id, date, court_id, hour from report_hours where date < (now() - interval '6 years')::date limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('report_hours', count);

  delete from report_counts where (club_id, date, measure, key) in (
    select club_id, date, measure, key from report_counts where date < (now() - interval '6 years')::date limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('report_counts', count);

  delete from report_dates where (club_id, date) in (
    select club_id, date from report_dates where date < (now() - interval '6 years')::date limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('report_dates', count);

  delete from billing_checkouts where (club_id, id) in (
    select club_id, id from billing_checkouts where outcome is not null and created_at < record_age limit p_most
    for update skip locked);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('billing_checkouts', count);

  -- A running subscription is derived from all of its events.
  delete from billing_events where (club_id, provider, id) in (
    select e.club_id, e.provider, e.id from billing_events e
    join billing_subscriptions s on s.club_id = e.club_id and s.provider = e.provider and s.id = e.subscription_id
    where s.ended_at < record_age limit p_most);
  get diagnostics count = row_count;
  return gone || jsonb_build_object('billing_events', count);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.demand_operator(p_session uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if p_session is null and pg_has_role(session_user, 'courtside_system', 'member') then return; end if;
  if operator_problem(p_session) is not null then
    raise insufficient_privilege using message = 'only the operator of the installation may do this';
  end if;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.demo_club_id()
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN '00000000-0000-4000-8000-00000000de30'::uuid;
-- security invoker

CREATE OR REPLACE FUNCTION public.demo_ends_at(visitor_since timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (visitor_since + '01:00:00'::interval);
-- security invoker

CREATE OR REPLACE FUNCTION public.demo_purged_at(visitor_since timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (demo_ends_at(visitor_since) + '00:10:00'::interval);
-- security invoker

CREATE OR REPLACE FUNCTION public.derive_club_subscription(p_club uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update clubs c set subscription_status = best.club_status, subscription_ends_at = best.ends_at,
    past_due_since = best.past_due_since, plan_id = best.plan_id
  from current_subscription(p_club) best
  where c.id = p_club and (c.subscription_status, c.subscription_ends_at, c.past_due_since, c.plan_id)
    is distinct from (best.club_status, best.ends_at, best.past_due_since, best.plan_id);
  return found;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.derive_subscription(p_club uuid, p_provider text, p_subscription text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  latest billing_events;
  unpaid_since timestamptz;
begin
  with of_it as (
    select * from billing_events
    where club_id = p_club and provider = p_provider and subscription_id = p_subscription
  ), top as (
    select rank = 2 as is_deleted, occurred_at, rank from of_it order by rank = 2 desc, occurred_at desc, rank desc limit 1
  )
  select e.* into latest from of_it e join top on e.occurred_at = top.occurred_at and e.rank = top.rank
  order by exists (
    select from of_it later
    where later.occurred_at = e.occurred_at and later.rank = e.rank and later.id <> e.id and later.before = e.after
  ), e.id desc
  limit 1;

  if latest.after->>'status' in ('past_due', 'unpaid') then
    select min(occurred_at) into unpaid_since from billing_events
    where club_id = p_club and provider = p_provider and subscription_id = p_subscription
      and after->>'status' in ('past_due', 'unpaid')
      and occurred_at > coalesce((
        select max(paid.occurred_at) from billing_events paid
        where paid.club_id = p_club and paid.provider = p_provider and paid.subscription_id = p_subscription
          and paid.after->>'status' not in ('past_due', 'unpaid')
      ), '-infinity');
    unpaid_since := coalesce(unpaid_since, latest.occurred_at);
  end if;

  insert into billing_subscriptions as s (
    club_id, provider, id, status, plan_id, billing_cycle, item_id, period_ends_at, cancel_at, ended_at, past_due_since
  ) values (
    p_club, p_provider, p_subscription,
    case when latest.rank = 2 then 'canceled' else latest.after->>'status' end,
    latest.after->>'plan_id', latest.after->>'billing_cycle', latest.after->>'item_id',
    (latest.after->>'period_ends_at')::timestamptz, (latest.after->>'cancel_at')::timestamptz,
    case when latest.rank = 2 or latest.after->>'status' in ('canceled', 'paused')
      then coalesce((latest.after->>'ended_at')::timestamptz, latest.occurred_at) end,
    unpaid_since
  ) on conflict (club_id, provider, id) do update set (
    status, plan_id, billing_cycle, item_id, period_ends_at, cancel_at, ended_at, past_due_since
  ) = (
    excluded.status, excluded.plan_id, excluded.billing_cycle, excluded.item_id, excluded.period_ends_at, excluded.cancel_at,
    excluded.ended_at, excluded.past_due_since
  );
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.device_key(p_device uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT d.public_key FROM (devices d JOIN clubs c ON (((c.id = d.club_id) AND (c.closed_at IS NULL)))) WHERE (d.id = device_key.p_device));
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.end_calendar_feeds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from calendar_feeds where club_id = new.club_id and user_id = new.user_id
    and (new.left_at is not null or kind = 'coach');
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.end_club(p_club uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  people uuid[];
begin
  update clubs set closed_at = clock_now(), closes_at = coalesce(closes_at, clock_now()), join_code = new_join_code(),
      allow_trial_mode = false, waitlist_enabled = false, trial_expires_at = least(trial_expires_at, clock_now())
    where id = p_club and closed_at is null and not is_demo;
  if not found then return; end if;
  with gone as (
    update memberships set left_at = clock_now(), removed_at = clock_now() where club_id = p_club and left_at is null
    returning user_id
  )
  select array_agg(user_id) into people from gone;
  perform pg_notify('courtside_live', json_build_object('club_id', p_club, 'topic', 'members', 'user_id', person)::text)
    from unnest(people) as person;
  delete from waitlist_entries where club_id = p_club;
  delete from staff_pins where club_id = p_club;
  delete from devices where club_id = p_club;
  update invitations set revoked_at = clock_now() where club_id = p_club and accepted_at is null and revoked_at is null;
  update join_requests set status = 'declined', decided_at = clock_now() where club_id = p_club and status = 'pending';
  insert into audit_log (club_id, action, subject_type, subject_id) values (p_club, 'club.closed', 'club', p_club);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.end_door_attempt(p_club uuid, p_booking uuid, p_claim integer, p_code bytea, p_problem text, p_pause integer, p_secret bytea DEFAULT NULL::bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update door_gateways set problem = p_problem, reached_at = case when p_problem is null then now() else reached_at end
    where club_id = p_club and (p_secret is null or secret_sealed = p_secret);
  if not found then return p_problem is null; end if;
  if p_problem is not null then
    update door_codes set code_sealed = p_code, failures = failures + 1, next_attempt_at = now() + make_interval(secs => p_pause)
      where club_id = p_club and booking_id = p_booking and claim = p_claim;
    return found;
  end if;
  delete from door_codes where club_id = p_club and booking_id = p_booking and claim = p_claim and state = 'removing';
  update door_codes set code_sealed = p_code, failures = 0, state = 'set'
    where club_id = p_club and booking_id = p_booking and claim = p_claim and state = 'setting';
  return true;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.end_kiosk_secrets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from kiosk_codes where club_id = new.club_id and user_id = new.user_id;
  delete from kiosk_pins where club_id = new.club_id and user_id = new.user_id;
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.end_notice(p_club uuid, p_id uuid, p_claim uuid, p_state text, p_problem text, p_pause interval, p_bounced boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with mine as (
    update notices set state = p_state, problem = p_problem,
      claim = case when p_state <> 'queued' then claim end,
      handed_at = case when p_state <> 'queued' then handed_at end,
      send_after = case when p_state = 'queued' then now() + p_pause else send_after end,
      ended_at = case when p_state <> 'queued' then now() end
    where club_id = p_club and id = p_id and claim = p_claim and state in ('sending', 'in_doubt')
    returning coalesce(address::text, (select a.email::text from auth.users a where a.id = user_id))::citext as address
  ), marked as (
    insert into bounced_addresses (club_id, address, problem) select p_club, address, p_problem from mine where p_bounced and address is not null
    on conflict (club_id, address) do update set problem = excluded.problem, bounced_at = excluded.bounced_at
      where not bounced_addresses.is_complaint
  ), taken as (
    delete from bounced_addresses b using mine where p_state = 'sent' and b.club_id = p_club and b.address = mine.address and not b.is_reported
  ) select exists (select from mine)
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.end_notice_send(p_club uuid, p_notice uuid, p_channel text, p_attempts integer, p_state text, p_problem text, p_pause interval)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update notice_sends set state = p_state, problem = p_problem,
    send_after = case when p_state = 'queued' then now() + p_pause else send_after end,
    handed_at = case when p_state in ('sent', 'in_doubt') then handed_at end,
    cost = case when p_state in ('sent', 'in_doubt') then cost else 0 end,
    ended_at = case when p_state <> 'queued' then now() end
  where club_id = p_club and notice_id = p_notice and channel = p_channel and attempts = p_attempts and state = 'sending';
  if not found then return false; end if;
  if p_state in ('failed', 'in_doubt', 'skipped') then perform mail_instead(p_club, p_notice); end if;
  return true;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.end_staff_pin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from staff_pins where club_id = new.club_id and user_id = new.user_id;
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.end_webhook_attempt(p_club uuid, p_id uuid, p_attempt integer, p_delivered boolean, p_gone boolean, p_pause integer, p_entry jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  hook webhooks;
  reason text;
begin
  -- The webhook first, as its deletion does, so that neither waits for the other.
  select w.* into hook from webhooks w join webhook_deliveries d on d.club_id = w.club_id and d.webhook_id = w.id
    where d.club_id = p_club and d.id = p_id for no key update of w;
  if not found then return null; end if;
  update webhook_deliveries d set
    state = case when p_delivered then 'delivered' when p_pause is null then 'failed' else 'pending' end,
    next_attempt_at = case when not p_delivered and p_pause is not null then now() + make_interval(secs => p_pause) end,
    claimed_until = null,
    ended_at = case when p_delivered or p_pause is null then now() end,
    log = (select jsonb_agg(entry order by place) from (
      select entry, place from jsonb_array_elements(d.log || p_entry) with ordinality as each (entry, place)
      order by place desc limit 20) kept)
    where d.club_id = p_club and d.id = p_id and d.state = 'pending' and d.attempts = p_attempt;
  -- Another process has taken over since, or a replay was ordered.
  if not found then return null; end if;
  if p_delivered then
    if hook.failing_since is not null then
      update webhooks set failing_since = null where club_id = p_club and id = hook.id;
    end if;
    return null;
  end if;
  reason := case
    when hook.paused_at is not null then null
    when p_gone then 'gone'
    when hook.failing_since < now() - interval '3 days' then 'failing'
  end;
  update webhooks set failing_since = coalesce(failing_since, now()),
    paused_at = case when reason is null then paused_at else now() end, pause_reason = coalesce(reason, pause_reason)
    where club_id = p_club and id = hook.id and (failing_since is null or reason is not null);
  if reason is not null then
    insert into audit_log (club_id, action, subject_type, subject_id, detail)
      values (p_club, 'webhook.paused', 'webhook', hook.id, jsonb_build_object('reason', reason));
  end if;
  return reason;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.erase_person(p_person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  person_address citext;
  person_name text;
  is_proven boolean;
  clubs_known uuid[];
  clubs_asked uuid[];
  guests_known uuid[];
  target record;
  change text;
  rows integer;
  texts integer := 0;
begin
  -- Not exclusively: what sends notices holds them while it checks that their person exists.
  select u.email, u.full_name into person_address, person_name from users u where u.id = p_person for no key update;
  if not found then return '{}'; end if;
  is_proven := exists (select from auth.users where id = p_person and email_confirmed_at is not null);
  clubs_known := clubs_that_know(p_person, case when is_proven then person_address end);
  clubs_asked := case when is_proven then array(select unnest(clubs_asked_by(p_person)) except select unnest(clubs_known)) else '{}' end;

  delete from notices n where n.user_id = p_person or n.address = person_address and (is_proven or n.club_id = any(clubs_known));
  delete from bounced_addresses b where b.address = person_address and (is_proven or b.club_id = any(clubs_known));
  delete from notification_settings where user_id = p_person;
  delete from saved_views where user_id = p_person;
  delete from consents where user_id = p_person;
  delete from staff_pins where user_id = p_person;
  delete from calendar_feeds where user_id = p_person;
  delete from idempotency_keys where user_id = p_person;
  delete from join_requests where user_id = p_person;
  delete from join_tries where user_id = p_person;
  delete from coach_availability where user_id = p_person;
  delete from coach_time_off where user_id = p_person;
  delete from invitation_batches where sender_id = p_person;
  update lesson_requests set notes = null where member_id = p_person and notes is not null;
  update memberships set bio = '', sports = '{}', in_directory = false where user_id = p_person;

  -- A guest is recognised by the address, else by the name, and guests whom staff have merged are one person (docs/decisions/0049).
  select array_agg(m.id) into guests_known from guests m
    where m.club_id = any(clubs_known) and (m.club_id, coalesce(m.merged_into, m.id)) in (
      select g.club_id, coalesce(g.merged_into, g.id) from guests g where g.club_id = any(clubs_known)
        and (g.email = person_address or g.email is null and person_name ~ '\S\s+\S' and lower(g.name) = lower(person_name)));
  delete from notices n using guests g
    where g.club_id = any(clubs_known) and g.id = any(guests_known) and n.club_id = g.club_id and n.address = g.email;
  -- A merged guest's address may be another member's, whose mark must stay.
  delete from bounced_addresses b using guests g
    where g.club_id = any(clubs_known) and g.id = any(guests_known) and b.club_id = g.club_id and b.address = g.email
      and not exists (select from users u where u.email = b.address and u.id <> p_person);
  -- A walk-in is called as its guest.
  update bookings b set walk_in = 'Former guest' from booking_players p
    where p.club_id = any(clubs_known) and p.guest_id = any(guests_known) and b.club_id = p.club_id and b.id = p.booking_id
      and b.walk_in = p.guest_name;
  update booking_players set guest_name = 'Former guest' where club_id = any(clubs_known) and guest_id = any(guests_known);
  update guests g set identity = 'erased:' || g.id, number = 0, name = 'Former guest', email = null
    where g.club_id = any(clubs_known) and g.id = any(guests_known);
  update invitations i set email = i.id || '@deleted.invalid', full_name = 'Former member',
      revoked_at = case when i.accepted_at is null then coalesce(i.revoked_at, clock_now()) end
    where i.email = person_address and i.club_id = any(clubs_known);
  update clubs set contact_email = '' where id = any(clubs_known || clubs_asked) and lower(contact_email) = lower(person_address::text);
  update clubs set welcome_message = text_without_person(welcome_message, person_address::text, person_name)
    where id = any(clubs_known) and welcome_message is distinct from text_without_person(welcome_message, person_address::text, person_name);
  update idempotency_keys k set response = json_without_person(response, person_address::text, person_name)
    where user_id in (select user_id from memberships where club_id = any(clubs_known || clubs_asked))
      and (strpos(lower(response::text), lower(person_address::text)) > 0
        or strpos(lower(response::text), lower(btrim(to_json(person_name)::text, '"'))) > 0);

  for target in
    select c.relname as name,
      string_agg(format(case a.atttypid when 'jsonb'::regtype then '%1$I = json_without_person(%1$I, $2, $3)'
        else '%1$I = text_without_person(%1$I::text, $2, $3)' end, a.attname), ', ') as change,
      string_agg(format('strpos(lower(%1$I::text), lower($2)) > 0 or strpos(lower(%1$I::text), lower(%2$s)) > 0', a.attname,
        -- As it stands in JSON: a quotation mark has a backslash there.
        case a.atttypid when 'jsonb'::regtype then 'btrim(to_json($3)::text, ''"'')' else '$3' end), ' or ') as condition
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'audit_log'
      and a.atttypid in ('text'::regtype, 'citext'::regtype, 'jsonb'::regtype) and a.attgenerated = ''
      and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'club_id')
      and has_column_privilege(c.oid, a.attnum, 'update')
      -- A key is an identifier, and names of courts are the club's.
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey))
      and c.relname <> 'courts'
    group by c.relname order by c.relname
  loop
    change := format('update %I set %s where club_id = any($1) and (%s)', target.name, target.change, target.condition);
    execute change using clubs_known, person_address::text, person_name;
    get diagnostics rows = row_count;
    texts := texts + rows;
    if clubs_asked <> '{}' then execute change using clubs_asked, person_address::text, null::text; end if;
  end loop;
  return jsonb_build_object('clubs', cardinality(clubs_known), 'guests', coalesce(cardinality(guests_known), 0), 'texts', texts);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.export_person(p_person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  address constant citext := (select email from auth.users where id = p_person and email_confirmed_at is not null);
  clubs constant uuid[] := clubs_that_know(p_person, address) || clubs_asked_by(p_person);
  copies constant text[] := array['idempotency_keys', 'join_tries', 'person_occupancies', 'staff_pins'];
  about_others constant text[] := array['created_by', 'added_by', 'invited_by', 'revoked_by', 'decided_by', 'sender_id'];
  most constant integer := 20000;
  source record;
  part jsonb;
  result jsonb := '{}';
  truncated jsonb := '[]';
begin
  for source in
    with columns as (
      select c.oid, c.relname, a.attname, a.atttypid
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'select')
    ), theirs as (
      select k.conrelid as oid, format('t.%I = $1', a.attname) as condition
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]
      where k.contype = 'f' and k.confrelid in ('users'::regclass, 'memberships'::regclass, 'auth.users'::regclass)
        and a.attname <> all(about_others)
      union select oid, format('t.%I = $1', attname) from columns where relname = 'audit_log' and attname = 'actor_id'
      union select oid, format('t.%I::citext = $2', attname) from columns
      where attname in ('email', 'address') and atttypid in ('text'::regtype, 'citext'::regtype)
    )
    select c.relname as name, string_agg(distinct t.condition, ' or ') as condition,
      array(select col.attname::text from columns col where col.oid = c.oid
        and (col.atttypid = 'bytea'::regtype or col.attname ~ 'hash|secret|token|claim')) as secrets,
      array(select col.attname::text from columns col where col.oid = c.oid) as columns,
      -- By the first time that every row has, and by the primary key.
      concat_ws(', ',
        (select format('t.%I desc', a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attnotnull and a.atttypid = 'timestamptz'::regtype
         order by a.attnum limit 1),
        (select string_agg(format('t.%I', a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum))
         from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
         where i.indrelid = c.oid and i.indisprimary)) as newest
    from theirs t join pg_class c on c.oid = t.oid
    where c.relnamespace = 'public'::regnamespace and c.relname <> all(copies)
    group by c.oid, c.relname order by c.relname
  loop
    execute format('select jsonb_agg(row) from (select to_jsonb(t) - $4 %s as row from %I t where (%s) %s order by %s limit %s) rows',
      case when 'club_id' = any(source.columns) then
        '|| jsonb_build_object(''club'', (select name from clubs where id = t.club_id))' else '' end
      || case when 'court_id' = any(source.columns) and 'club_id' = any(source.columns) then
        '|| jsonb_build_object(''court'', (select name from courts where club_id = t.club_id and id = t.court_id))' else '' end
      || case when 'booking_id' = any(source.columns) and 'starts_at' <> all(source.columns) then
        '|| (select jsonb_build_object(''starts_at'', min(b.starts_at), ''ends_at'', min(b.ends_at))
             from bookings b where b.club_id = t.club_id and b.id = t.booking_id)' else '' end
      || case when 'event_id' = any(source.columns) then
        '|| jsonb_build_object(''event'', (select title from events where club_id = t.club_id and id = t.event_id))' else '' end,
      source.name, source.condition,
      case when 'club_id' = any(source.columns) then 'and (t.club_id is null or t.club_id = any($3))' else '' end,
      source.newest, most + 1)
      into part using p_person, address, clubs, source.secrets;
    if jsonb_array_length(part) > most then
      part := part - most;
      truncated := truncated || to_jsonb(source.name);
    end if;
    if part is not null then result := result || jsonb_build_object(source.name, part); end if;
  end loop;
  return case truncated when '[]' then result else result || jsonb_build_object('truncated', truncated) end;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.fail_booking_import_line(p_club uuid, p_import uuid, p_line integer, p_why text, p_seconds integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update booking_import_lines set state = 'failed', why = p_why
  where club_id = p_club and import_id = p_import and line = p_line and state = 'waiting' and p_why is not null;
  update booking_imports set next_at = clock_now() + make_interval(secs => p_seconds)
  where club_id = p_club and id = p_import and p_why is null;
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.fail_closure_work(p_club uuid, p_closure uuid, p_problem text, p_seconds integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  most_attempts constant integer := 10;
begin
  update closures c set work_attempts = c.work_attempts + 1, work_done = 0,
    work_after = clock_timestamp() + make_interval(secs => p_seconds),
    problem = case when p_problem is null and c.work_attempts + 1 >= most_attempts then 'closure_failed' else p_problem end
  where c.club_id = p_club and c.id = p_closure and (c.state = 'closing' or c.state = 'closed' and c.work is not null);
  update closures c set state = case c.state when 'closing' then 'failed' else c.state end,
    -- A failed closure keeps its work: it names the courts.
    work = case c.state when 'closing' then c.work end
  where c.club_id = p_club and c.id = p_closure and c.problem is not null and (c.state = 'closing' or c.state = 'closed' and c.work is not null);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.find_api_key(p_secret_hash bytea)
 RETURNS TABLE(club_id uuid, id uuid, user_id uuid, scopes text[], expires_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query
    select k.club_id, k.id, k.created_by, k.scopes, k.expires_at::timestamptz from api_keys k
    join clubs c on c.id = k.club_id and c.closed_at is null
    join memberships m on m.club_id = k.club_id and m.user_id = k.created_by and m.left_at is null and m.role = 'admin'
    where k.secret_hash = p_secret_hash and k.revoked_at is null and k.expires_at > clock_now();
  if not found then return; end if;
  update api_keys k set last_used_at = clock_now()
    where k.secret_hash = p_secret_hash and (k.last_used_at is null or k.last_used_at < clock_now() - interval '1 minute');
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.find_learners(p_pattern text, p_most integer)
 RETURNS SETOF member_found
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query execute
    'select * from (
       select m.user_id, u.full_name, u.email::text, m.role, m.joined_at::timestamptz
       from memberships m join users u on u.id = m.user_id
       where m.club_id = $1 and m.left_at is null and m.role = ''member'' and u.full_name ilike $2
         and ($4 is null or letter_pairs(u.full_name, u.email::text) @> array[$4])
       limit 200
     ) as candidate order by lower(full_name), user_id limit $3'
    using current_club_id(), p_pattern, p_most, pair_of_pattern(p_pattern);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.find_members(p_pattern text, p_most integer)
 RETURNS SETOF member_found
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query execute
    'select * from (
       select m.user_id, u.full_name, u.email::text, m.role, m.joined_at::timestamptz
       from memberships m join users u on u.id = m.user_id
       where m.club_id = $1 and m.left_at is null and (u.full_name ilike $2 or u.email::text ilike $2)
         and ($4 is null or letter_pairs(u.full_name, u.email::text) @> array[$4])
       limit 200
     ) as candidate order by lower(full_name), user_id limit $3'
    using current_club_id(), p_pattern, p_most, pair_of_pattern(p_pattern);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.find_partners(p_exact text, p_part text, p_most integer)
 RETURNS SETOF partner_found
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query execute
    'select * from (
       select m.user_id, u.full_name
       from memberships m join users u on u.id = m.user_id
       where m.club_id = $1 and m.left_at is null and not m.is_sample and m.user_id is distinct from $2
         and (u.full_name ilike $3 or u.email::text ilike $3 or $4 is not null and m.in_directory and u.full_name ilike $4)
       limit 200
     ) as candidate order by lower(full_name), user_id limit $5'
    using current_club_id(), current_user_id(), p_exact, p_part, p_most;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.forget_outdated_waitlist(p_most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with entry as (
    delete from waitlist_entries where (club_id, id) in (
      select club_id, id from waitlist_entries where requested_date < (clock_now() - interval '8 days')::date
      limit p_most for update skip locked
    ) returning 1
  ), offer as (
    delete from waitlist_offers where (club_id, id) in (
      select club_id, id from waitlist_offers where ended_at < clock_now() - interval '90 days'
      limit p_most for update skip locked
    ) returning 1
  )
  select ((select count(*) from entry) + (select count(*) from offer))::integer
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.forget_unproven_people(p_most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  gone uuid[];
begin
  select array_agg(id) into gone from (
    select u.id from users u join auth.users account on account.id = u.id
    where account.created_at < now() - interval '30 days' and account.email_confirmed_at is null
      and account.phone_confirmed_at is null and account.last_sign_in_at is null and not u.is_demo
      and not exists (select from memberships m where m.user_id = u.id)
      and not exists (select from auth.sessions s where s.user_id = u.id)
      and not exists (select from invitations i where u.id in (i.accepted_by, i.invited_by, i.revoked_by))
      and not exists (select from invitations i where i.email = u.email and i.expires_at > now()
        and i.accepted_at is null and i.revoked_at is null)
    order by account.created_at limit p_most for update of u skip locked
  ) as unproven;
  delete from idempotency_keys where user_id = any(gone);
  delete from join_requests where user_id = any(gone);
  delete from join_tries where user_id = any(gone);
  delete from users where id = any(gone);
  return coalesce(gone, '{}');
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.found_club(p_name text, p_location text, p_settings jsonb, p_session uuid, p_request text, p_ip inet, p_agent text)
 RETURNS uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select auth.found_club(current_user_id(), p_name, p_location, p_settings, p_session, p_request, p_ip, p_agent)
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.get_club_trial_status(club_uuid uuid)
 RETURNS trial_status
 LANGUAGE sql
 STABLE
RETURN (SELECT ROW(club_is_paid(c.*), ((c.trial_expires_at IS NOT NULL) AND (clock_now() < c.trial_expires_at)), c.trial_expires_at, c.subscription_status, (check_club_access(c.id)).has_access, (check_club_access(c.id)).days_remaining)::trial_status AS "row" FROM clubs c WHERE (c.id = get_club_trial_status.club_uuid));
-- security invoker

CREATE OR REPLACE FUNCTION public.grace_ends_at(club clubs)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN CASE (club).subscription_status WHEN 'past_due'::text THEN (COALESCE((club).past_due_since, (club).subscription_ends_at) + '7 days'::interval) ELSE NULL::timestamp with time zone END;
-- security invoker

CREATE OR REPLACE FUNCTION public.has_left_club(p_club uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from memberships where club_id = p_club and user_id = current_user_id() and left_at is not null
  )
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.has_running_subscription(p_club uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from billing_subscriptions
    where club_id = p_club and ended_at is null and cancel_at is null and status <> 'incomplete_expired'
  )
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.impersonate(p_session uuid, p_role text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update auth.sessions set impersonating_role = p_role
  where id = p_session and user_id = current_user_id() and exists (
    select from memberships
    where user_id = current_user_id() and club_id = current_club_id() and role = 'admin' and left_at is null
  )
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.is_current_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from memberships
    where club_id = current_club_id() and user_id = current_user_id() and role = 'admin' and left_at is null)
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.is_in_digest(p_club uuid, p_user uuid, p_event text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p_event <> 'waitlist_offer' and coalesce(
    (select (s.digest ->> p_event)::boolean from notification_settings s where s.club_id = p_club and s.user_id = p_user),
    (select (c.digest ->> p_event)::boolean from club_notification_settings c where c.club_id = p_club),
    false)
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.is_one_line(line text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (line !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'::text);
-- security invoker

CREATE OR REPLACE FUNCTION public.is_operator()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from auth.operators where user_id = current_user_id())
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.is_sample_address(p_address citext)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((p_address)::text ~* '(@|\.)((demo|qa|qa-members|load)\.courtside\.test|invalid)$'::text);
-- security invoker

CREATE OR REPLACE FUNCTION public.is_urgent_notice(p_kind text, p_event text, p_details jsonb, p_useful_until timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select p_kind = 'waitlist_offered' or p_details->'alternatives' is not null or p_details @> '{"isTest": true}'
    or coalesce(p_event = 'closure', false) and coalesce(
      (p_details->>'startsAt')::timestamptz,
      (select min((item->>'startsAt')::timestamptz) from jsonb_array_elements(p_details->'items') item),
      p_useful_until, now()) < now() + interval '12 hours'
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.join_club(p_code text, p_session uuid, p_request text, p_ip inet, p_agent text)
 RETURNS join_result
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  caller uuid := current_user_id();
  club clubs;
  request join_requests;
begin
  select * into club from clubs where join_code = p_code and not is_demo;
  if not found then return null; end if;
  perform from users where id = caller for update;
  -- Their account was deleted meanwhile.
  if not exists (select from auth.users where id = caller and deleted_at is null) then return null; end if;
  -- Another request of theirs has come first.
  if exists (select from memberships where club_id = club.id and user_id = caller and left_at is null) then
    return (club.id, club.name, 'admitted', clock_now())::join_result;
  end if;
  insert into join_requests (club_id, user_id) values (club.id, caller) on conflict do nothing;
  select * into request from join_requests where club_id = club.id and user_id = caller;
  if request.status = 'admitted' then
    -- They have left since; a current member cannot ask.
    update join_requests set status = 'pending', created_at = now(), decided_at = null, decided_by = null
      where club_id = club.id and user_id = caller returning * into request;
  end if;
  if request.status = 'pending' and club.allow_trial_mode and club.suspended_at is null
    and not exists (select from memberships where club_id = club.id and user_id = caller) then
    insert into memberships (club_id, user_id, role) values (club.id, caller, 'member');
    update join_requests set status = 'admitted', decided_at = now()
      where club_id = club.id and user_id = caller returning * into request;
    perform settle_invitations(club.id, caller);
  end if;
  insert into audit_log (club_id, actor_id, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
  values (club.id, caller, 'join.requested', 'person', caller, p_session, p_request, p_ip, p_agent,
    jsonb_build_object('status', request.status));
  return (club.id, club.name, request.status, request.created_at)::join_result;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.json_without_person(p_json jsonb, p_address text, p_name text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  case jsonb_typeof(p_json)
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(key,
          case when value = to_jsonb(p_name) and key ~ '[nN]ame$' and key !~ '^(api_key|club|(to_)?court|device|plan)_?[nN]ame$'
            then '"Former member"' else json_without_person(value, p_address, p_name) end), '{}')
        from jsonb_each(p_json));
    when 'array' then
      return (
        select coalesce(jsonb_agg(json_without_person(value, p_address, p_name) order by place), '[]')
        from jsonb_array_elements(p_json) with ordinality as each (value, place));
    when 'string' then
      return to_jsonb(text_without_person(p_json #>> '{}', p_address, p_name));
    else
      return p_json;
  end case;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.keep_an_admin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from clubs where id = old.club_id for no key update;
  if exists (select from clubs where id = old.club_id and num_nonnulls(closes_at, closed_at) > 0) then return null; end if;
  if not exists (select from memberships where club_id = old.club_id and role = 'admin' and left_at is null) then
    raise exception 'the club would have no admin' using errcode = 'check_violation', constraint = 'memberships_last_admin';
  end if;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.keep_event_capacity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  places integer;
begin
  select max_attendees into places from events where club_id = new.club_id and id = new.event_id for no key update;
  if (select count(*) from event_registrations where club_id = new.club_id and event_id = new.event_id) > places then
    raise exception 'the event is full' using errcode = 'check_violation', constraint = 'event_registrations_capacity';
  end if;
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.keep_out_of_closed_club()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from clubs where id = new.club_id for no key update;
  if exists (select from clubs where id = new.club_id and closed_at is not null) then
    raise exception 'the club has closed' using errcode = 'check_violation', constraint = 'memberships_club_closed';
  end if;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.keep_paying_club_open(p_club uuid, p_request text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update clubs set closes_at = null
    where id = p_club and closes_at is not null and closed_at is null and has_running_subscription(p_club)
      and exists (select from memberships where club_id = p_club and role = 'admin' and left_at is null);
  if not found then return; end if;
  insert into audit_log (club_id, action, subject_type, subject_id, request_id, detail)
    values (p_club, 'club.kept_open', 'club', p_club, p_request, '{"reason": "subscription_active"}');
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.keep_to_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  club clubs;
  most integer;
  used integer;
  what text := case tg_table_name when 'courts' then 'courts' else 'members' end;
begin
  select * into club from clubs where id = new.club_id for no key update;
  if tg_table_name = 'courts' and tg_op = 'INSERT' and (select count(*) from courts where club_id = club.id) > 500 then
    raise exception 'the club has too many courts' using errcode = 'check_violation', constraint = 'most_courts';
  end if;
  select case what when 'courts' then l.max_courts else l.max_members end into most from club_limits(club) l;
  if most is null then return null; end if;
  used := case what when 'courts' then count_limited_courts(club.id) else count_limited_members(club.id) end;
  if used > most then
    raise exception 'the plan is full' using errcode = 'check_violation', constraint = 'plan_limit_' || what,
      detail = jsonb_build_object('limit', what, 'max', most, 'used', used - 1)::text;
  end if;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.kept_response(p_user uuid, p_key text)
 RETURNS TABLE(route text, body_hash text, response jsonb)
 LANGUAGE plpgsql
AS $function$
declare
  kept_since timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key, hashtextextended(p_user::text, 0)));
  select k.route, k.body_hash, k.response, k.created_at into route, body_hash, response, kept_since from idempotency_keys k
    where k.user_id = p_user and k.key = p_key;
  if not found then return; end if;
  if kept_since >= now() - interval '24 hours' then return next;
  else delete from idempotency_keys k where k.user_id = p_user and k.key = p_key;
  end if;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.letter_pairs(p_name text, p_email text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(array_agg(DISTINCT substr(searched.content, place.place, 2)), '{}'::text[]) AS "coalesce" FROM (SELECT lower(((COALESCE(letter_pairs.p_name, ''::text) || '
'::text) || COALESCE(letter_pairs.p_email, ''::text))) AS content) searched, LATERAL generate_series(1, (length(searched.content) - 1)) place(place));
-- security invoker

CREATE OR REPLACE FUNCTION public.literal_pattern(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(p_text, '([!-/:-@[-`{-~])'::text, '\\\1'::text, 'g'::text);
-- security invoker

CREATE OR REPLACE FUNCTION public.lock_whole_club(p_club uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from memberships where club_id = p_club and left_at is null order by role = 'admin' desc, user_id for update;
  perform from invitations where club_id = p_club and accepted_at is null and revoked_at is null order by id for update;
  perform from join_requests where club_id = p_club and status = 'pending' order by user_id for update;
  perform from clubs where id = p_club for no key update;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.longest_occupancy()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN '25:00:00'::interval;
-- security invoker

CREATE OR REPLACE FUNCTION public.mail_instead(p_club uuid, p_notice uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update notices n set replaces_push = true,
    state = 'queued', problem = null, ended_at = null,
    claim = null, send_after = greatest(n.send_after, now())
  where n.club_id = p_club and n.id = p_notice
    and (n.state = 'queued' or n.state = 'skipped' and n.problem = 'switched off')
    and (select (s.choices #>> array[n.event, 'mail'])::boolean from notification_settings s
      where s.club_id = n.club_id and s.user_id = n.user_id) is not false
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.make_demo_room(day date)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  club clubs;
  opens timestamptz;
  closes timestamptz;
  excess integer;
  victims uuid[];
begin
  perform pg_advisory_xact_lock(7205759407);
  select * into club from clubs where id = demo_club_id();
  opens := club_midnight(day, club.time_zone);
  closes := club_midnight(day + 1, club.time_zone);
  with busy as materialized (
    select court_id, starts_at, ends_at from court_occupancies
    where club_id = club.id and starts_at < closes and starts_at > opens - longest_occupancy() and ends_at > opens
  ), cell as (
    select exists (
      select from busy b where b.court_id = c.id and b.starts_at < s.ends_at and b.ends_at > s.starts_at
    ) as is_taken
    from club_day_slots(club, day) s, courts c
    where c.club_id = club.id and c.is_active and s.starts_at >= clock_now()
  )
  select count(*) filter (where is_taken) - count(*) * 2 / 3 into excess from cell;
  if excess <= 0 then return 0; end if;

  -- A locked booking is being canceled or purged by another transaction; waiting for it could deadlock.
  with victim as (
    select b.id, u.is_demo from bookings b join users u on u.id = b.user_id
    where b.club_id = club.id and b.status = 'confirmed' and b.starts_at >= clock_now()
      and b.starts_at >= opens and b.starts_at < closes
    order by u.is_demo, b.created_at, b.id limit excess for update of b skip locked
  ), sample as (
    delete from bookings b using victim v where b.club_id = club.id and b.id = v.id and not v.is_demo
  ), visit as (
    update bookings b set status = 'canceled', canceled_at = clock_now(), cancel_reason = 'Freed for other demo visitors'
    from victim v where b.club_id = club.id and b.id = v.id and v.is_demo
    returning b.id
  ), audited as (
    insert into audit_log (club_id, action, subject_type, subject_id) select club.id, 'booking.canceled', 'booking', id from visit
  )
  select array_agg(id) into victims from victim;
  perform release_booking_times(club.id, victims);
  return coalesce(cardinality(victims), 0);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.make_room_after_demo_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform make_demo_room((new.starts_at at time zone time_zone)::date) from clubs where id = demo_club_id();
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.mark_address(p_address citext, p_problem text, p_is_complaint boolean)
 RETURNS SETOF uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into bounced_addresses as b (club_id, address, problem, is_complaint, is_reported)
  select club_id, p_address, p_problem, p_is_complaint, true from (
    select m.club_id from auth.users a join memberships m on m.user_id = a.id
    where a.email = p_address and a.deleted_at is null and m.left_at is null
    union select g.club_id from guests g where g.email = p_address
    union select i.club_id from invitations i where i.email = p_address and i.accepted_at is null and i.revoked_at is null
  ) as mailed
  order by club_id
  on conflict (club_id, address) do update set is_reported = true, bounced_at = excluded.bounced_at,
    problem = case when b.is_complaint then b.problem else excluded.problem end, is_complaint = b.is_complaint or excluded.is_complaint
  returning club_id
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.may_still_invite(p_club uuid, p_inviter uuid, p_role text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from memberships m join auth.users u on u.id = m.user_id
    where m.club_id = p_club and m.user_id = p_inviter and m.left_at is null
      and (m.role = 'admin' or (m.role = 'front_desk' and p_role = 'coach'))
      and u.deleted_at is null and coalesce(u.banned_until <= clock_now(), true)
  )
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.members_without_mail()
 RETURNS TABLE(user_id uuid, is_unconfirmed boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.user_id, a.email is not null and a.deleted_at is null and not is_sample_address(a.email) and a.email_confirmed_at is null
  from memberships m
  left join auth.users a on a.id = m.user_id
  where m.club_id = current_club_id() and m.left_at is null
    and (a.email is null or a.deleted_at is not null or a.email_confirmed_at is null or is_sample_address(a.email)
      or exists (select from bounced_addresses b where b.club_id = m.club_id and b.address = a.email and b.is_complaint))
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.my_invitations()
 RETURNS SETOF own_invitation
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select i.id, i.club_id, c.name, i.role, inviter.full_name, i.created_at, i.expires_at
  from auth.users account
  join invitations i on i.email = account.email
  join clubs c on c.id = i.club_id
  join users inviter on inviter.id = i.invited_by
  where account.id = current_user_id() and account.email_confirmed_at is not null
    and i.accepted_at is null and i.revoked_at is null and i.expires_at > clock_now()
    and may_still_invite(i.club_id, i.invited_by, i.role)
    and not exists (
      select from memberships m where m.club_id = i.club_id and m.user_id = account.id and m.left_at is null)
  order by i.created_at desc, i.id
  limit 50
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.my_join_requests()
 RETURNS SETOF join_result
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select r.club_id, c.name, r.status, r.created_at
  from join_requests r join clubs c on c.id = r.club_id
  where r.user_id = current_user_id() and r.status <> 'admitted'
  order by r.created_at desc
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.my_removal(OUT club_name text, OUT removed_at timestamp with time zone, OUT club_closed boolean)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.name, m.removed_at, c.closed_at is not null
  from memberships m join clubs c on c.id = m.club_id
  where m.user_id = current_user_id() and m.left_at is not null
    and not exists (select from memberships now where now.user_id = m.user_id and now.left_at is null)
    and m.removed_at = m.left_at
    and m.left_at = (select max(last.left_at) from memberships last where last.user_id = m.user_id)
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.my_unproven_club()
 RETURNS SETOF unproven_club
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.id, c.name, c.location, c.created_at, c.closes_at, has_running_subscription(c.id)
  from clubs c join auth.users account on account.id = c.unproven_founder
  where c.unproven_founder = current_user_id() and c.closes_at is not null and c.closed_at is null
    and account.email_confirmed_at is not null
    and not exists (
      select from memberships m
      where m.club_id = c.id and m.left_at is null and (m.role = 'admin' or m.user_id = c.unproven_founder))
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.names_time_before(p_details jsonb, p_now timestamp with time zone, p_until timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from jsonb_path_query(p_details, '$.**.startsAt') named, lateral (select (named #>> '{}')::timestamptz as at) begin
    where begin.at > p_now and begin.at < p_until)
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.new_join_code()
 RETURNS text
 LANGUAGE sql
RETURN (SELECT string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789'::text, (1 + (get_byte(random.bytes, place.place) % 32)), 1), ''::text ORDER BY place.place) AS string_agg FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) random, unnest('{0,1,2,3,4,5,10,11}'::integer[]) place(place));
-- security invoker

CREATE OR REPLACE FUNCTION public.next_digest(p_at time without time zone, p_zone text, p_now timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case when due.today > p_now then due.today else (due.day + 1 + p_at) at time zone p_zone end
  from (select l.day, (l.day + p_at) at time zone p_zone as today from (select (p_now at time zone p_zone)::date as day) l) due
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.note_closure_work(p_club uuid, p_closure uuid, p_done integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update closures c set work_done = p_done
  where c.club_id = p_club and c.id = p_closure and (c.state = 'closing' or c.state = 'closed' and c.work is not null)
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.note_end_of_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.may_not_book_since := case when not new.may_book then clock_now() end;
  return new;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.note_past_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into report_changes (club_id, starts_at, ends_at) values (old.club_id, old.starts_at, old.ends_at);
  end if;
  if tg_op <> 'DELETE' then
    insert into report_changes (club_id, starts_at, ends_at) values (new.club_id, new.starts_at, new.ends_at);
  end if;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.operator_problem(p_session uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case
    when o.user_id is null or s.id is null or s.qa_role is not null or s.device_id is not null then 'not_operator'
    when s.aal <> 'aal2' then 'no_second_factor'
  end
  from (select current_user_id() as id) as caller
  left join auth.operators o on o.user_id = caller.id
  left join auth.sessions s on s.id = p_session and s.user_id = caller.id
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.paid_ends_at(club clubs)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN CASE (club).subscription_status WHEN 'past_due'::text THEN grace_ends_at(club) WHEN 'canceled'::text THEN (club).subscription_ends_at WHEN 'trialing'::text THEN ((club).subscription_ends_at + '1 day'::interval) ELSE NULL::timestamp with time zone END;
-- security invoker

CREATE OR REPLACE FUNCTION public.pair_device(p_code_hash bytea, p_public_key jsonb)
 RETURNS TABLE(device_id uuid, device_name text, club_name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  device devices;
begin
  select * into device from devices d
    where d.pairing_code_hash = p_code_hash and d.pairing_expires_at > clock_now() for no key update;
  if not found or device.public_key <> p_public_key then return; end if;
  if device.public_key is null then
    update devices d set public_key = p_public_key, paired_at = clock_now() where d.id = device.id;
    insert into audit_log (club_id, actor_role, action, subject_type, subject_id, device)
      values (device.club_id, 'device', 'device.paired', 'device', device.id, device.name);
  end if;
  return query select device.id, device.name, c.name from clubs c where c.id = device.club_id;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.pair_of_pattern(p_pattern text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((p_pattern ~ '^%[^\\%_]{2}%$'::text) AND (length(lower(p_pattern)) = 4)) THEN substr(lower(p_pattern), 2, 2) ELSE NULL::text END;
-- security invoker

CREATE OR REPLACE FUNCTION public.pending_join_requests()
 RETURNS SETOF join_asked
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select r.user_id, u.full_name, u.email, r.created_at, m.user_id is not null
  from join_requests r
  join users u on u.id = r.user_id
  join auth.users a on a.id = r.user_id and a.deleted_at is null
  left join memberships m on m.club_id = r.club_id and m.user_id = r.user_id
  where r.club_id = current_club_id() and r.status = 'pending' and is_current_admin()
  order by r.created_at, r.user_id
  limit 200
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.platform_club_usage(p_session uuid, p_club uuid)
 RETURNS TABLE(name text, status text, plan text, suspended_at timestamp with time zone, suspension_reason text, members integer, active_people integer, courts integer, bookings integer, last_booking timestamp with time zone, rejections integer, notices_sent integer, notices_failed integer, tables jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  counts jsonb := '{}';
  owned text;
  number bigint;
begin
  perform demand_operator(p_session);
  for owned in
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname
  loop
    execute format('select count(*) from %I where club_id = $1', owned) into number using p_club;
    if number > 0 then counts := counts || jsonb_build_object(owned, number); end if;
  end loop;
  return query
    select c.name, case when c.closed_at is not null then 'closed' else (club_access(c, null)).access_type::text end,
      case when club_is_paid(c) then c.plan_id end, c.suspended_at, c.suspension_reason,
      (select count(*)::integer from memberships x where x.club_id = c.id and x.left_at is null),
      b.people,
      (select count(*)::integer from courts x where x.club_id = c.id),
      b.made, (select max(x.created_at) from bookings x where x.club_id = c.id),
      (select coalesce(sum(x.times), 0)::integer from audit_log x
       where x.club_id = c.id and x.outcome <> 'success' and x.at > now() - interval '30 days'),
      n.sent, n.failed, counts
    from clubs c,
      lateral (select count(*)::integer as made, count(distinct x.user_id)::integer as people from bookings x
        where x.club_id = c.id and x.created_at > now() - interval '30 days') as b,
      lateral (select count(*) filter (where x.state = 'sent')::integer as sent,
          count(*) filter (where x.state in ('failed', 'in_doubt'))::integer as failed
        from notices x where x.club_id = c.id and x.created_at > now() - interval '30 days') as n
    where c.id = p_club;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.platform_clubs(p_session uuid, p_text text, p_status text, p_limit integer)
 RETURNS TABLE(id uuid, name text, status text, plan text, members integer, courts integer, bookings integer, founded timestamp with time zone, total integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform demand_operator(p_session);
  return query
    with matching as (
      select c.id, c.name, case when club_is_paid(c) then c.plan_id end as plan_id, c.created_at,
        case when c.closed_at is not null then 'closed' else (club_access(c, null)).access_type::text end as status
      from clubs c
      where p_text is null or position(lower(p_text) in lower(c.name)) > 0 or c.id::text = lower(p_text)
    ), page as (
      select m.*, (count(*) over ())::integer as total from matching m where p_status is null or m.status = p_status
      order by lower(m.name), m.created_at, m.id limit p_limit
    )
    select p.id, p.name, p.status, p.plan_id,
      (select count(*)::integer from memberships x where x.club_id = p.id and x.left_at is null),
      (select count(*)::integer from courts x where x.club_id = p.id),
      (select count(*)::integer from bookings x where x.club_id = p.id and x.created_at > now() - interval '30 days'),
      p.created_at, p.total
    from page p order by lower(p.name), p.created_at, p.id;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.platform_enter_club(p_session uuid, p_club uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform demand_operator(p_session);
  if current_setting('transaction_read_only') <> 'on' then
    raise insufficient_privilege using message = 'an operator enters a club only to read';
  end if;
  perform from clubs where id = p_club;
  if not found then return false; end if;
  perform set_config('courtside.club_id', p_club::text, true);
  return true;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.platform_errors(p_session uuid, p_days integer)
 RETURNS TABLE(remote text, version text, type text, screen text, times integer, last timestamp with time zone, clubs integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform demand_operator(p_session);
  return query
    with failing as (
      select e.remote, e.version, count(distinct e.club)::integer as clubs from auth.client_errors_of_clubs e
      where e.hour > now() - make_interval(days => p_days) group by e.remote, e.version
    )
    select e.remote, e.version, e.kind, e.screen, sum(e.times)::integer, max(e.hour), coalesce(max(f.clubs), 0)
    from auth.client_errors e left join failing f on f.remote = e.remote and f.version = e.version
    where e.hour > now() - make_interval(days => p_days)
    group by e.remote, e.version, e.kind, e.screen
    order by 5 desc, 6 desc, 1, 2, 3, 4 limit 200;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.platform_loads(p_session uuid, p_days integer)
 RETURNS TABLE(remote text, version text, up_to_ms integer, times integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform demand_operator(p_session);
  return query
    select l.remote, l.version, l.up_to_ms, sum(l.times)::integer from auth.remote_loads l
    where l.hour > now() - make_interval(days => p_days)
    group by l.remote, l.version, l.up_to_ms order by 1, 2, 3;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.platform_note_export(p_session uuid, p_club uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform demand_operator(p_session);
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id)
    select id, current_user_id(), 'operator', 'club.exported', 'club', id from clubs where id = p_club;
  return found;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.platform_resume_club(p_session uuid, p_club uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform demand_operator(p_session);
  return resume_club(p_club);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.platform_suspend_club(p_session uuid, p_club uuid, p_reason text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform demand_operator(p_session);
  return suspend_club(p_club, p_reason);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.played_bookings(p_club uuid, p_person uuid, p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS double precision[]
 LANGUAGE sql
 STABLE
RETURN ARRAY(SELECT (date_part('epoch'::text, o.starts_at) * (1000)::double precision) FROM (person_occupancies o JOIN bookings b ON (((b.club_id = o.club_id) AND (b.id = o.booking_id)))) WHERE ((o.club_id = played_bookings.p_club) AND (o.user_id = played_bookings.p_person) AND (o.starts_at > played_bookings.p_from) AND (o.starts_at < played_bookings.p_until) AND (b.kind = 'booking'::text) AND (b.user_id <> played_bookings.p_person)));
-- security invoker

CREATE OR REPLACE FUNCTION public.post_to_inboxes(p_most integer)
 RETURNS TABLE(club_id uuid, user_ids uuid[], due integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with due as (
    select n.club_id, n.id, reader.is_there and wants_notice(n.club_id, n.user_id, n.event, 'inbox') as is_wanted,
      reader.is_there and exists (select from auth.push_subscriptions p where p.user_id = n.user_id)
        and wants_notice(n.club_id, n.user_id, n.event, 'push') as is_pushed,
      reader.is_there and exists (select from auth.text_numbers t where t.user_id = n.user_id and t.stopped_at is null)
        and wants_notice(n.club_id, n.user_id, n.event, 'text') as is_texted
    from notices n
    join clubs c on c.id = n.club_id
    cross join lateral (
      select reader_problem(n.club_id, n.user_id, n.kind, n.event, n.details, c.suspended_at) is null as is_there
    ) reader
    where n.inbox_after <= now() and n.inbox_at is null
    order by n.inbox_after, n.id limit p_most for update of n skip locked
  ), posted as (
    update notices n set
      inbox_at = case when due.is_wanted then clock_timestamp() end,
      inbox_after = case when due.is_wanted then n.inbox_after end
    from due where n.club_id = due.club_id and n.id = due.id
    returning n.club_id, n.user_id, due.is_wanted
  ), sends as (
    insert into notice_sends (club_id, notice_id, channel)
    select due.club_id, due.id, c.channel
    from due, lateral (values ('push', due.is_pushed), ('text', due.is_texted)) as c (channel, is_wanted) where c.is_wanted
    on conflict do nothing
  )
  select p.club_id, coalesce(array_agg(distinct p.user_id) filter (where p.is_wanted), '{}'), count(*)::integer from posted p group by p.club_id
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.purge_demo_registrations()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from event_registrations r using users u
  where r.club_id = demo_club_id() and u.id = r.user_id and u.is_demo
    and u.created_at <= clock_now() - (demo_ends_at(now()) - now())
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.purge_demo_visitors(p_most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  gone uuid[];
begin
  -- As closing does: the process that handles the waitlist locks offers that go with their visitor, and what they refer to afterwards.
  perform pg_advisory_xact_lock(hashtextextended('waitlist ' || demo_club_id(), 0));
  delete from bookings where (club_id, id) in (
    select b.club_id, b.id from users u join bookings b on b.user_id = u.id and b.club_id = demo_club_id()
    where u.is_demo and u.created_at <= clock_now() - (demo_ends_at(now()) - now()) limit 10 * p_most
  );
  select array_agg(id) into gone from (
    select u.id from users u join memberships m on m.user_id = u.id and m.club_id = demo_club_id()
    where u.is_demo and u.created_at <= clock_now() - (demo_purged_at(now()) - now())
    order by u.created_at limit p_most for no key update of u skip locked
  ) as visitor;
  -- Before their people, as what sends notices locks them.
  delete from notices where club_id = demo_club_id() and user_id = any(gone);
  delete from bookings where club_id = demo_club_id() and user_id = any(gone);
  delete from booking_series where club_id = demo_club_id() and (user_id = any(gone) or created_by = any(gone));
  delete from booking_players where club_id = demo_club_id() and (user_id = any(gone) or added_by = any(gone));
  perform release_person_times(demo_club_id(), gone);
  delete from guests g where g.club_id = demo_club_id() and not exists (
    select from booking_players p where p.club_id = g.club_id and p.guest_id = g.id);
  delete from club_news where club_id = demo_club_id() and author_id = any(gone);
  delete from broadcasts where club_id = demo_club_id() and author_id = any(gone);
  delete from webhooks where club_id = demo_club_id() and created_by = any(gone);
  delete from api_keys where club_id = demo_club_id() and created_by = any(gone);
  delete from day_notes where club_id = demo_club_id() and author_id = any(gone);
  delete from idempotency_keys where user_id = any(gone);
  delete from join_requests where user_id = any(gone);
  delete from join_tries where user_id = any(gone);
  -- A visitor's address receives no mail, so they can accept none; deleted all the same, so that this list is complete.
  delete from invitations where accepted_by = any(gone);
  delete from memberships where club_id = demo_club_id() and user_id = any(gone);
  delete from users where id = any(gone);
  return coalesce(gone, '{}');
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.purge_notices(p_most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with old as (
    select club_id, id from notices where ended_at < now() - interval '90 days' limit p_most for update skip locked
  ), gone as (
    delete from notices n using old where n.club_id = old.club_id and n.id = old.id returning 1
  ), unmarked as (
    delete from bounced_addresses where bounced_at < now() - interval '90 days' and not is_complaint
  ), reported as (
    -- Older reports are rejected by their time.
    delete from auth.mail_reports where received_at < now() - interval '1 day'
  ), forgotten as (
    delete from broadcasts where created_at < now() - interval '90 days'
  ) select count(*)::integer from gone
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.put_off_import(p_club uuid, p_import uuid, p_seconds integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update member_imports set next_at = clock_now() + make_interval(secs => p_seconds) where club_id = p_club and id = p_import
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.put_off_invitations(p_club uuid, p_batch uuid, p_seconds integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update invitation_batches set next_at = clock_now() + make_interval(secs => p_seconds)
  where club_id = p_club and id = p_batch and ended_at is null
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.put_off_waitlist(p_club uuid, p_seconds integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('waitlist ' || p_club, 0)) then return; end if;
  delete from waitlist_checks where club_id = p_club and due_at <= clock_now() + make_interval(secs => p_seconds);
  if found then
    insert into waitlist_checks (club_id, due_at) values (p_club, clock_now() + make_interval(secs => p_seconds));
  end if;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.queue_webhook(p_club uuid, p_event text, p_data jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into webhook_deliveries (club_id, webhook_id, event, data, state, next_attempt_at)
    select w.club_id, w.id, p_event, p_data, case when w.paused_at is null then 'pending' else 'skipped' end,
      case when w.paused_at is null then now() end
    from webhooks w where w.club_id = p_club and p_event = any(w.events);
  if found then perform pg_notify('courtside_live', '{"work":"webhooks"}'); end if;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.quiet_hours_end(p_from time without time zone, p_until time without time zone, p_zone text, p_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (l.day + p_until + case when p_from > p_until and l.clock >= p_from then interval '1 day' else interval '0' end) at time zone p_zone
  from (select (p_at at time zone p_zone)::date as day, (p_at at time zone p_zone)::time as clock) l
  where case when p_from < p_until then l.clock >= p_from and l.clock < p_until else l.clock >= p_from or l.clock < p_until end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.reader_problem(p_club uuid, p_user uuid, p_kind text, p_event text, p_details jsonb, p_suspended_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case
    when p_user is null or p_event is null and p_kind <> 'api_key_made' then null
    when p_kind = 'broadcast' and p_suspended_at is not null then 'the club is suspended'
    when m.role is null then 'no longer a member'
    when (p_kind = 'api_key_made' or p_event in ('billing', 'monthly_report', 'undeliverable')) and m.role <> 'admin' then 'no longer an admin'
    when p_details @> '{"isMarketing": true}' and not exists (
      select from consents a where a.club_id = p_club and a.user_id = p_user and a.kind = 'marketing' and a.is_given
    ) then 'consent withdrawn'
  end
  from (select) always
  left join memberships m on m.club_id = p_club and m.user_id = p_user and m.left_at is null
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.record_rejection(p_actor uuid, p_role text, p_action text, p_subject_type text, p_subject uuid, p_session uuid, p_request text, p_ip inet, p_user_agent text, p_detail jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  actor constant uuid := coalesce(current_user_id(), p_actor);
  whose constant text := coalesce(actor::text, host(network(set_masklen(p_ip, case family(p_ip) when 4 then 32 else 64 end))), '');
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  no_subject constant uuid := '00000000-0000-0000-0000-000000000000';
  kept_action text := p_action;
  kept_subject uuid := p_subject;
  kept_detail jsonb := p_detail;
begin
  perform from audit_log a where a.rejected_by = whose and a.rejected_in = this_hour and a.action = p_action
    and coalesce(a.subject_id, no_subject) = coalesce(p_subject, no_subject)
    and coalesce(a.detail->>'code', '') = coalesce(p_detail->>'code', '');
  if not found and (select count(*) from audit_log a where a.rejected_by = whose and a.rejected_in = this_hour) >= 30 then
    kept_action := 'further_rejections';
    kept_subject := null;
    kept_detail := '{}';
  end if;
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent,
    outcome, detail, rejected_by, rejected_in)
  values (coalesce(current_club_id(), auth.audited_club(actor)), actor, p_role, kept_action, case when kept_subject is not null then p_subject_type end, kept_subject,
    p_session, p_request, p_ip, p_user_agent, 'refused', kept_detail, whose, this_hour)
  on conflict (rejected_by, rejected_in, action, (coalesce(subject_id, '00000000-0000-0000-0000-000000000000')),
    (coalesce(detail->>'code', ''))) where rejected_in is not null
  do update set times = audit_log.times + 1, last_at = clock_timestamp();
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.recover_notices()
 RETURNS TABLE(club_id uuid, id uuid, kind text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with kept as (
    update notices set state = 'queued', claim = null where state = 'sending' and handed_at is null
  )
  update notices n set state = 'in_doubt', problem = 'its sender was gone before it knew', ended_at = now()
  where n.state = 'sending' and n.handed_at is not null
  returning n.club_id, n.id, n.kind
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.release_booking_times(p_club uuid, p_bookings uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from court_occupancies where club_id = p_club and booking_id = any(p_bookings);
  delete from person_occupancies where club_id = p_club and booking_id = any(p_bookings);
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.release_expired_holds(p_club uuid, p_court uuid, p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  with over as (
    update waitlist_offers set status = 'expired', ended_at = clock_now()
    where club_id = p_club and status = 'open' and expires_at <= clock_now()
      and court_id = p_court and starts_at < p_until and ends_at > p_from
    returning club_id, id
  )
  delete from court_occupancies o using over where o.club_id = over.club_id and o.offer_id = over.id
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.release_person_times(p_club uuid, p_people uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from person_occupancies where club_id = p_club and user_id = any(p_people);
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.rename_coach(p_coach uuid, p_name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from memberships
    where club_id = current_club_id() and user_id = p_coach and left_at is null
      and (role = 'coach' or user_id = current_user_id());
  if not found then raise exception 'no coach of this club'; end if;
  update users set full_name = p_name where id = p_coach;
  update auth.users set user_metadata = user_metadata || jsonb_build_object('name', p_name, 'full_name', p_name)
    where id = p_coach;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.rename_member(p_member uuid, p_name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from memberships where club_id = current_club_id() and user_id = p_member and left_at is null;
  if not found then raise exception 'no member of this club'; end if;
  perform rename_person(p_member, p_name);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.rename_person(p_person uuid, p_name text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update auth.users set user_metadata = user_metadata || jsonb_build_object('name', p_name, 'full_name', p_name)
    where id = p_person;
  update users set full_name = p_name where id = p_person;
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.rename_self(p_name text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select rename_person(current_user_id(), p_name)
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.replace_door_code()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  booking uuid;
begin
  if tg_table_name = 'bookings' then booking := old.id; else booking := old.booking_id; end if;
  update door_codes set code_sealed = null, state = case state when 'removing' then state else 'setting' end, failures = 0,
      next_attempt_at = now(), claim = claim + 1
    where club_id = old.club_id and booking_id = booking and code_sealed is not null;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.replace_notices(p_kind text, p_subject text, p_pause integer)
 RETURNS double precision
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  turn timestamptz;
begin
  select max(case when shown.at > now() then shown.at else shown.at + make_interval(secs => p_pause) end) into turn
  from notices n, lateral (select coalesce(n.inbox_after, n.created_at) as at) shown
  -- One that is shown within a pause was written within another one before.
  where n.club_id = current_club_id() and n.created_at > now() - 2 * make_interval(secs => p_pause)
    and n.kind = p_kind and split_part(n.dedupe_key, ':', 2) = p_subject;
  with waiting as (
    select n.club_id, n.id, n.inbox_after is not null and n.inbox_at is null as is_unseen
    from notices n
    where n.club_id = current_club_id() and n.state = 'queued' and n.attempts = 0
      and n.kind = p_kind and split_part(n.dedupe_key, ':', 2) = p_subject
    order by n.club_id, n.id for update skip locked
  ), gone as (
    delete from notices n using waiting w where n.club_id = w.club_id and n.id = w.id and w.is_unseen
  )
  update notices n set state = 'skipped', problem = 'replaced by a newer notice', ended_at = now()
  from waiting w where n.club_id = w.club_id and n.id = w.id and not w.is_unseen;
  return coalesce(greatest(extract(epoch from turn - now()), 0), 0);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.reserve_sample_times(p_club uuid, p_kind text, p_owners uuid[], p_courts uuid[], p_people uuid[], p_starts timestamp with time zone[], p_ends timestamp with time zone[])
 RETURNS uuid[]
 LANGUAGE sql
AS $function$
  with wanted as (
    select owner_id, court_id, user_id, starts_at, ends_at,
      case p_kind when 'booking' then owner_id end as booking_id, case p_kind when 'event' then owner_id end as event_date_id
    from unnest(p_owners, p_courts, p_people, p_starts, p_ends) as w (owner_id, court_id, user_id, starts_at, ends_at)
  ), court as (
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id, event_date_id)
    select p_club, court_id, starts_at, ends_at, p_kind, booking_id, event_date_id from wanted
    on conflict do nothing returning coalesce(booking_id, event_date_id) as owner_id
  ), person as (
    insert into person_occupancies (club_id, booking_id, event_date_id, user_id, starts_at, ends_at)
    select p_club, booking_id, event_date_id, user_id, starts_at, ends_at from wanted join court using (owner_id)
    where user_id is not null
  )
  select coalesce(array_agg(owner_id), '{}') from court
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.restore_demo_club(sample jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  demo constant uuid := demo_club_id();
  days date[];
  settings integer;
  closed integer;
  reopened integer;
  people integer;
  restored integer;
  dropped integer;
  news integer;
  outdated integer;
  booked integer;
  freed integer;
begin
  insert into clubs (id, name, is_demo) values (demo, sample->'club'->>'name', true) on conflict do nothing;
  update clubs c set (
    name, location, contact_email, contact_phone, logo, primary_color, welcome_message, sports, slot_length_minutes,
    advance_booking_days, max_bookings_per_day, max_bookings_per_week, max_booking_length_minutes, cancel_cutoff_hours,
    booking_hours_start, booking_hours_end, time_zone, cutoff_applies_to_moves, waitlist_enabled, allow_trial_mode, series_max_dates, is_demo,
    trial_expires_at, subscription_status, version
  ) = (
    select s.name, s.location, s.contact_email, s.contact_phone, s.logo, s.primary_color, s.welcome_message, s.sports, s.slot_length_minutes,
      s.advance_booking_days, s.max_bookings_per_day, s.max_bookings_per_week, s.max_booking_length_minutes, s.cancel_cutoff_hours,
      s.booking_hours_start, s.booking_hours_end, s.time_zone, s.cutoff_applies_to_moves, s.waitlist_enabled, s.allow_trial_mode,
      s.series_max_dates, s.is_demo, s.trial_expires_at, s.subscription_status, c.version + 1
    from jsonb_populate_record(c, sample->'club') s
  ) where c.id = demo and jsonb_populate_record(c, sample->'club') is distinct from c;
  get diagnostics settings = row_count;

  insert into courts as c (club_id, name, sport)
    select demo, name, sport from jsonb_to_recordset(sample->'courts') as s (name text, sport text)
    on conflict (club_id, sport, lower(name)) do update set is_active = true, name = excluded.name
    where not c.is_active or c.name <> excluded.name;
  get diagnostics reopened = row_count;
  update courts c set is_active = false where club_id = demo and is_active and not exists (
    select from jsonb_to_recordset(sample->'courts') as s (name text, sport text) where s.name = c.name and s.sport = c.sport);
  get diagnostics closed = row_count;

  people := seed_people(demo, sample->'people', null);
  with wanted as (
    select u.id, w.name, w.role, coalesce(w.bio, '') as bio, coalesce(w.sports, '{}') as sports
    from jsonb_to_recordset(sample->'people') as w (email text, name text, role text, bio text, sports text[])
    join users u on u.email = w.email::citext
  ), named as (
    update users u set full_name = w.name from wanted w where u.id = w.id and u.full_name <> w.name
  )
  update memberships m set role = w.role, bio = w.bio, sports = w.sports, left_at = null from wanted w
  where m.club_id = demo and m.user_id = w.id
    and (m.role, m.bio, m.sports, m.left_at) is distinct from (w.role, w.bio, w.sports, null);
  get diagnostics restored = row_count;

  -- News older than a month are created again as new ones.
  delete from club_news n where n.club_id = demo and (
    n.retired_at is not null or n.published_at < clock_now() - interval '30 days' or not exists (
      select from jsonb_to_recordset(sample->'news') as s (type text, priority text, title text, body text)
      where (s.type, s.priority, s.title, s.body) = (n.type, n.priority, n.title, n.body)));
  get diagnostics dropped = row_count;
  insert into club_news (club_id, type, priority, title, body, author_id, published_at)
    select demo, s.type, s.priority, s.title, s.body, m.user_id, clock_now() - make_interval(days => s.days_ago)
    from jsonb_to_recordset(sample->'news') as s (type text, priority text, title text, body text, days_ago integer)
    join users u on u.email = (sample->>'news_author')::citext
    join memberships m on m.club_id = demo and m.user_id = u.id
    where not exists (select from club_news n where n.club_id = demo and n.title = s.title);
  get diagnostics news = row_count;

  delete from bookings b using users u
    where b.club_id = demo and u.id = b.user_id and not u.is_demo and b.starts_at < clock_now() - interval '30 days';
  get diagnostics outdated = row_count;

  -- One day beyond the booking window: the day that opens next is filled from its first second.
  select array_agg((clock_now() at time zone time_zone)::date + ahead) into days
    from clubs, generate_series(0, advance_booking_days + 1) as ahead where id = demo;
  -- Today only while it is empty: what made room late in the day would otherwise be booked again by each run.
  booked := seed_bookings(demo, array(
    select day from clubs c, unnest(days) as day
    where c.id = demo and (day > (clock_now() at time zone c.time_zone)::date or not exists (
      select from bookings b join users u on u.id = b.user_id
      where b.club_id = demo and not u.is_demo
        and b.starts_at >= club_midnight(day, c.time_zone) and b.starts_at < club_midnight(day + 1, c.time_zone)))
  ), 0.45);
  select sum(make_demo_room(day)) into freed from unnest(days) as day;
  return jsonb_build_object('settings', settings, 'courts', reopened + closed, 'people', people + restored,
    'news', dropped + news, 'outdated', outdated, 'booked', booked, 'freed', freed);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.restore_demo_events(sample jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  club clubs;
  input record;
  today date;
  first date;
  event uuid;
  days date[];
  ids uuid[];
  starts timestamptz[];
  ends timestamptz[];
  taken uuid[];
  made integer := 0;
begin
  select * into club from clubs where id = demo_club_id();
  today := (clock_now() at time zone club.time_zone)::date;
  -- Deletes events that are no sample or were changed.
  delete from events e where e.club_id = club.id and (e.canceled_at is not null or not exists (
    select from jsonb_to_recordset(sample->'events') as s (title text, description text, max_attendees integer)
    where (s.title, s.description, s.max_attendees) = (e.title, e.description, e.max_attendees)));
  delete from events e where e.club_id = club.id and not exists (
    select from event_dates d where d.club_id = e.club_id and d.event_id = e.id and d.starts_at > clock_now() - interval '30 days');

  for input in
    select s.*, c.id as court_id, coach.user_id as coach_id, author.id as author_id
    from jsonb_to_recordset(sample->'events') as s (title text, description text, court text, coach text, weekday integer,
      start_time time, end_time time, max_attendees integer, registered integer, weekly boolean)
    join courts c on c.club_id = club.id and c.name = s.court and c.is_active
    join users author on author.email = (sample->>'news_author')::citext
    left join jsonb_to_recordset(sample->'people') as p (email text, name text) on p.name = s.coach
    left join users u on u.email = p.email::citext
    left join memberships coach on coach.club_id = club.id and coach.user_id = u.id and coach.role = 'coach' and coach.left_at is null
    where not exists (
      select from events e join event_dates d on d.club_id = e.club_id and d.event_id = e.id
      where e.club_id = club.id and e.title = s.title and d.canceled_at is null and d.starts_at > clock_now())
  loop
    perform from courts where club_id = club.id and id = input.court_id for update;
    for week in 0..3 loop
      first := today + 2 + (input.weekday - extract(dow from today + 2)::integer + 7) % 7 + week * 7;
      select array_agg(club_instant(first + n * 7 + input.start_time, club.time_zone) order by n),
          array_agg(club_instant(first + n * 7 + input.end_time, club.time_zone) order by n), array_agg(gen_random_uuid())
        into starts, ends, ids from generate_series(0, case when input.weekly then 12 else 0 end) as n;
      continue when array_position(starts || ends, null) is not null;
      with in_the_way as (
        select b.id from bookings b join users u on u.id = b.user_id, unnest(ids, starts, ends) as d (id, starts_at, ends_at)
        where b.club_id = club.id and not u.is_demo and b.kind = 'booking' and b.court_id = input.court_id
          and b.starts_at < d.ends_at and b.ends_at > d.starts_at
      )
      delete from bookings b using in_the_way i where b.club_id = club.id and b.id = i.id;
      -- The deleted bookings' occupancies went with them.
      continue when exists (
        select from court_occupancies o, unnest(ids, starts, ends) as d (id, starts_at, ends_at)
        where o.club_id = club.id and o.court_id = input.court_id and o.starts_at < d.ends_at and o.ends_at > d.starts_at);
      continue when exists (
        select from person_occupancies o, unnest(ids, starts, ends) as d (id, starts_at, ends_at)
        where o.club_id = club.id and o.user_id = input.coach_id and o.starts_at < d.ends_at and o.ends_at > d.starts_at);
      event := gen_random_uuid();
      insert into events (club_id, id, title, description, court_id, max_attendees, coach_id, recurrence_rule, created_by)
        values (club.id, event, input.title, input.description, input.court_id, input.max_attendees, input.coach_id,
          case when input.weekly then 'weekly' end, coalesce(input.coach_id, input.author_id));
      insert into event_dates (club_id, id, event_id, number, court_id, starts_at, ends_at)
        select club.id, d.id, event, d.number - 1, input.court_id, d.starts_at, d.ends_at
        from unnest(ids, starts, ends) with ordinality as d (id, starts_at, ends_at, number);
      taken := reserve_sample_times(club.id, 'event', ids, array_fill(input.court_id, array[cardinality(ids)]),
        array_fill(input.coach_id, array[cardinality(ids)]), starts, ends);
      if cardinality(taken) < cardinality(ids) then
        raise exception 'the court of a sample event was taken meanwhile' using errcode = 'exclusion_violation';
      end if;
      insert into event_registrations (club_id, event_id, user_id)
        select club.id, event, m.user_id from memberships m join users u on u.id = m.user_id
        where m.club_id = club.id and m.role = 'member' and m.left_at is null and not u.is_demo
        order by hashtext(input.title || m.user_id) limit input.registered;
      made := made + 1;
      exit;
    end loop;
  end loop;
  if made > 0 then
    -- Draws the sample bookings of those dates again, because the events now fill a part of them.
    select array_agg(distinct day) into days from (
      select (d.starts_at at time zone club.time_zone)::date as day from event_dates d where d.club_id = club.id
    ) as dated where day between today and today + club.advance_booking_days + 1;
    delete from bookings b using users u
      where b.club_id = club.id and u.id = b.user_id and not u.is_demo and b.kind = 'booking'
        and (b.starts_at at time zone club.time_zone)::date = any(days);
    perform seed_bookings(club.id, days, 0.45);
  end if;
  return made;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.restore_demo_hours(sample jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  people constant jsonb := sample->'people';
  gone integer;
  added integer;
begin
  delete from coach_time_off where club_id = demo_club_id();
  update memberships set availability_version = 0 where club_id = demo_club_id() and availability_version <> 0;
  -- Hours that differ from the sample's are deleted and created again as a whole.
  delete from coach_availability where club_id = demo_club_id() and user_id in (
    select u.id from users u
    join memberships m on m.club_id = demo_club_id() and m.user_id = u.id
    left join jsonb_to_recordset(people) as p (email text, hours jsonb) on p.email::citext = u.email
    where (
      select coalesce(array_agg((a.day_of_week, a.start_time, a.end_time)::text order by 1), '{}')
      from coach_availability a where a.club_id = m.club_id and a.user_id = u.id
    ) <> (
      select coalesce(array_agg((h.day_of_week, h.start_time, h.end_time)::text order by 1), '{}')
      from jsonb_to_recordset(coalesce(p.hours, '[]')) as h (day_of_week text, start_time time, end_time time)
    )
  );
  get diagnostics gone = row_count;
  added := seed_hours(demo_club_id(), people);
  return gone + added;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.resume_club(p_club uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from clubs where id = p_club for no key update;
  if not found then return 'not_found'; end if;
  update clubs set suspended_at = null, suspension_reason = null where id = p_club and suspended_at is not null;
  if not found then return 'not_suspended'; end if;
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id)
    values (p_club, current_user_id(), 'operator', 'club.resumed', 'club', p_club);
  perform pg_notify('courtside_live', json_build_object('club_id', p_club, 'topic', 'club')::text);
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.search_members(p_pattern text, p_role text, p_sort text, p_descending boolean, p_after timestamp with time zone, p_after_id uuid, p_limit integer)
 RETURNS SETOF member_found
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  key text := case p_sort
    when 'name' then 'lower(coalesce(u.full_name, u.email::text))'
    when 'email' then 'lower(u.email::text)'
    when 'role' then 'm.role'
    else 'm.joined_at' end;
  -- Names change and differ by collation: the last row is looked up. The day of joining is in the cursor, for the index.
  after text := case key
    when 'm.joined_at' then '($4, $5)'
    else format('(select %s, m.user_id from memberships m join users u on u.id = m.user_id
                  where m.club_id = $1 and m.user_id = $5)', key) end;
begin
  return query execute format(
    'select m.user_id, u.full_name, u.email::text, m.role, m.joined_at::timestamptz
     from memberships m join users u on u.id = m.user_id
     where m.club_id = $1 and m.left_at is null
       and ($2 is null or m.role = $2)
       and ($3 is null or u.full_name ilike $3 or u.email::text ilike $3)
       and ($4 is null or (%1$s, m.user_id) %2$s %3$s)
     order by %1$s %4$s, m.user_id %4$s limit $6',
    key, case when p_descending then '<' else '>' end, after, case when p_descending then 'desc' else 'asc' end)
    using current_club_id(), p_role, p_pattern, p_after, p_after_id, p_limit;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.seed_bookings(p_club uuid, p_dates date[], p_share double precision)
 RETURNS integer
 LANGUAGE sql
AS $function$
  with player as (
    select m.user_id, row_number() over (order by m.user_id) - 1 as number, count(*) over () as total
    from memberships m join users u on u.id = m.user_id join auth.users a on a.id = m.user_id
    where m.club_id = p_club and m.role = 'member' and m.left_at is null and not u.is_demo and a.password_hash is null
  ), court as (
    select id, row_number() over (order by sport, name) - 1 as number, count(*) over () as total
    from courts where club_id = p_club and is_active
  ), slot as (
    select day.date, s.starts_at, s.ends_at, row_number() over (partition by day.date order by s.starts_at) - 1 as step
    from clubs c, unnest(p_dates) as day (date), club_day_slots(c, day.date) as s where c.id = p_club
  ), cell as (
    select slot.*, court.id as court_id, court.total as courts,
      abs(hashtext(slot.date || ':' || slot.step || ':' || court.number) % 1000) as lot,
      slot.step * court.total + court.number + hashtext(slot.date::text)::bigint + 2147483648 as turn,
      exists (
        select from court_occupancies o where o.club_id = p_club and o.court_id = court.id
          and o.starts_at < slot.ends_at and o.starts_at > slot.starts_at - longest_occupancy() and o.ends_at > slot.starts_at
      ) as is_taken
    from slot, court
  ), room as (
    select date, round(p_share * count(*))::integer - count(*) filter (where is_taken) as cells from cell group by date
  ), candidate as (
    -- The turn counts up over the courts of a slot, so that a member has at most one court in it.
    select cell.*, player.user_id, row_number() over (partition by cell.date order by lot, step, court_id) as place
    from cell join player on player.number = cell.turn % player.total
    where not is_taken and lot < p_share * 1000 and player.total >= cell.courts and not exists (
      select from person_occupancies o where o.club_id = p_club and o.user_id = player.user_id
        and o.starts_at < cell.ends_at and o.starts_at > cell.starts_at - longest_occupancy() and o.ends_at > cell.starts_at
    )
  ), chosen as (
    select gen_random_uuid() as booking_id, court_id, user_id, starts_at, ends_at
    from candidate join room using (date) where place <= cells
  ), occupied as materialized (
    select unnest(reserve_sample_times(p_club, 'booking', array_agg(booking_id), array_agg(court_id), array_agg(user_id),
      array_agg(starts_at), array_agg(ends_at))) as booking_id
    from chosen
  ), booking as (
    insert into bookings (club_id, id, court_id, user_id, starts_at, ends_at, created_by)
    select p_club, booking_id, court_id, user_id, starts_at, ends_at, user_id from chosen join occupied using (booking_id)
    returning 1
  )
  select count(*)::integer from booking
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.seed_hours(p_club uuid, p_people jsonb)
 RETURNS integer
 LANGUAGE sql
AS $function$
  with added as (
    insert into coach_availability (club_id, user_id, day_of_week, start_time, end_time)
    select m.club_id, m.user_id, h.day_of_week, h.start_time, h.end_time
    from jsonb_to_recordset(p_people) as p (email text, hours jsonb)
    join users u on u.email = p.email::citext
    join memberships m on m.club_id = p_club and m.user_id = u.id and m.role = 'coach' and m.left_at is null
    cross join jsonb_to_recordset(p.hours) as h (day_of_week text, start_time time, end_time time)
    where m.availability_version = 0
      and not exists (select from coach_availability a where a.club_id = p_club and a.user_id = m.user_id)
    on conflict do nothing returning 1
  )
  select count(*)::integer from added
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.seed_people(p_club uuid, p_people jsonb, p_password_hash text)
 RETURNS integer
 LANGUAGE sql
AS $function$
  with wanted as (
    select * from jsonb_to_recordset(p_people) as p (email text, name text, role text, bio text, sports text[])
    where not exists (select from auth.users u where u.email = p.email::citext and u.deleted_at is null)
  ), account as (
    insert into auth.users (email, password_hash, email_confirmed_at, app_metadata, user_metadata)
    select email, p_password_hash, now(), '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', name)
    from wanted on conflict do nothing returning id, email
  ), identity as (
    insert into auth.identities (user_id, provider, provider_id, identity_data)
    select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true) from account
  ), person as (
    insert into users (id, email, full_name)
    select a.id, a.email, w.name from account a join wanted w on w.email = a.email::text returning id, email
  ), member as (
    insert into memberships (club_id, user_id, role, bio, sports)
    select p_club, p.id, w.role, coalesce(w.bio, ''), coalesce(w.sports, '{}')
    from person p join wanted w on w.email = p.email::text returning 1
  )
  select count(*)::integer from member
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.seed_sample_news(p_club uuid, p_author uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into club_news (club_id, type, priority, title, body, author_id, published_at, is_sample)
  select p_club, s.type, s.priority, s.title, s.body, p_author, clock_now() - s.age, true
  from (values
    ('info', 'high', 'Book your court online',
      'Courts are now booked here, by phone or computer: choose a day and a free time, and the court is yours.', interval '0'),
    ('event', 'medium', 'Sample: Club championship',
      'This is how an event is announced: what it is, when it begins, and how to take part.', interval '1 minute'),
    ('social', 'low', 'Sample: Doubles and pizza night',
      'This is how a social evening is announced. An admin can edit or retire this item on the News page.', interval '2 minutes')
  ) as s (type, priority, title, body, age)
  where not exists (select from club_news where club_id = p_club)
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.series_to_book(p_most integer)
 RETURNS TABLE(club_id uuid, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.club_id, s.id from booking_series s where s.state = 'running' and (check_club_access(s.club_id)).has_access
  order by s.created_at limit p_most
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.service_queues()
 RETURNS TABLE(queue text, waiting integer, late_seconds double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with due (queue, since) as (
    select 'mail', send_after from notices where state = 'queued' and send_after <= now()
    union all select s.channel, s.send_after from notice_sends s join notices n on n.club_id = s.club_id and n.id = s.notice_id
      where s.ended_at is null and s.send_after <= now() and (n.caused_by is null or n.is_admitted or n.state = 'skipped')
    union all select 'webhooks', d.next_attempt_at from webhook_deliveries d join clubs c on c.id = d.club_id
      join webhooks w on w.club_id = d.club_id and w.id = d.webhook_id
      where d.state = 'pending' and d.next_attempt_at <= now() and w.paused_at is null
        and c.closed_at is null and c.suspended_at is null
    union all select 'waitlist', due_at from waitlist_checks where due_at <= now()
    union all select 'inbox', inbox_after from notices where inbox_after <= now() and inbox_at is null
    union all select 'invitations', next_at from invitation_batches where ended_at is null and next_at <= now()
    union all select 'imports', next_at from member_imports where ended_at is null and next_at <= now()
    union all select 'imports', next_at from booking_imports where ended_at is null and next_at <= now()
    union all select 'exports', next_at from auth.person_exports where made_at is null and next_at <= now()
    union all select 'series', created_at from booking_series
      where state = 'running' and (check_club_access(club_id)).has_access
    union all select 'closures', greatest(work_after, created_at) from closures
      where work is not null and state in ('closing', 'closed') and work_after <= now()
    union all select 'door_codes', next_attempt_at from door_codes where state <> 'set' and next_attempt_at <= now()
  )
  select names.queue, count(due.since)::integer, coalesce(extract(epoch from now() - min(due.since)), 0)::double precision
  from (values ('mail'), ('push'), ('text'), ('inbox'), ('webhooks'), ('waitlist'), ('invitations'), ('imports'), ('exports'),
    ('series'), ('closures'), ('door_codes')) names (queue) left join due using (queue)
  group by names.queue
  union all
  select 'offers', count(*)::integer, 0 from waitlist_offers where status = 'open' and expires_at > now()
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.set_club_closing(p_days integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  admins uuid[];
begin
  select coalesce(array_agg(user_id), '{}') into admins from (
    select user_id from memberships where club_id = current_club_id() and role = 'admin' and left_at is null
    order by user_id for update
  ) as locked;
  perform from clubs where id = current_club_id() and closed_at is null and not is_demo for no key update;
  if not found or not current_user_id() = any(admins) then return 'not_possible'; end if;
  if p_days is not null and cardinality(admins) > 1 then return 'other_admins'; end if;
  if p_days is not null and has_running_subscription(current_club_id()) then return 'subscription_active'; end if;
  update clubs set closes_at = case when p_days is not null
      then coalesce(closes_at, date_trunc('milliseconds', clock_now()) + make_interval(days => p_days)) end
    where id = current_club_id();
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.set_current_club_id(club_uuid uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (
    select from memberships where club_id = club_uuid and user_id = current_user_id() and left_at is null
  ) then
    raise exception 'not a member of this club' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('courtside.club_id', club_uuid::text, true);
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.settle_invitations(p_club uuid, p_user uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update invitations i set accepted_at = clock_now(), accepted_by = p_user
  from auth.users account
  where account.id = p_user and account.email_confirmed_at is not null
    and i.club_id = p_club and i.email = account.email and i.accepted_at is null and i.revoked_at is null
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.stop_broadcast_sends(p_broadcast uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with posted as (
    -- In the order in which admit_notices locks.
    select n.club_id, n.id, n.state = 'queued' and n.attempts = 0 as is_waiting
    from broadcasts b join notices n on n.club_id = b.club_id and n.created_at = b.created_at and n.kind = 'broadcast'
    where b.club_id = current_club_id() and b.id = p_broadcast and n.inbox_at is not null
    order by n.club_id, n.id for update of n
  ), sends as (
    update notice_sends s set state = 'skipped', problem = 'stopped', ended_at = now() from posted p
    where s.club_id = p.club_id and s.notice_id = p.id and s.state = 'queued' and s.attempts = 0
  )
  update notices n set state = 'skipped', problem = 'stopped', ended_at = now() from posted p
  where n.club_id = p.club_id and n.id = p.id and p.is_waiting
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.subscription_of_event(p_provider text, p_event jsonb)
 RETURNS TABLE(subscription_status text, plan_id text, ends_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  club uuid := coalesce(
    (select a.club_id from billing_accounts a where a.provider = p_provider and a.customer_id = p_event->>'customer_id'),
    (select s.club_id from billing_subscriptions s where s.provider = p_provider and s.id = p_event->>'subscription_id'));
begin
  perform from billing_accounts a where a.club_id = club and a.provider = p_provider for update;
  return query select c.subscription_status::text, c.plan_id, c.subscription_ends_at from clubs c where c.id = club;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.suspend_club(p_club uuid, p_reason text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  club clubs;
begin
  select * into club from clubs where id = p_club for no key update;
  if not found then return 'not_found'; end if;
  if club.is_demo then return 'demo'; end if;
  if club.closed_at is not null then return 'closed'; end if;
  if club.suspended_at is not null then return 'suspended'; end if;
  update clubs set suspended_at = clock_now(), suspension_reason = p_reason where id = p_club;
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id)
    values (p_club, current_user_id(), 'operator', 'club.suspended', 'club', p_club);
  perform pg_notify('courtside_live', json_build_object('club_id', p_club, 'topic', 'club', 'user_id', user_id)::text)
    from memberships where club_id = p_club and left_at is null;
  return null;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.switch_digest_off(p_club uuid, p_user uuid, p_events text[], OUT club_name text, OUT events text[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  off jsonb;
begin
  select array_agg(e.event order by e.nth) into events from unnest(p_events) with ordinality as e (event, nth)
    where is_in_digest(p_club, p_user, e.event)
      and not exists (select from club_notification_settings l where l.club_id = p_club and l.locked #>> array[e.event, 'mail'] = 'true');
  select c.name into club_name from memberships m join clubs c on c.id = m.club_id
    where m.club_id = p_club and m.user_id = p_user and m.left_at is null and c.closed_at is null and events is not null;
  if club_name is null then return; end if;
  insert into notification_settings as s (club_id, user_id) values (p_club, p_user) on conflict (club_id, user_id) do nothing;
  select jsonb_object_agg(e.event, coalesce(s.choices -> e.event, '{}') || '{"mail": false}') into off
    from (select choices from notification_settings where club_id = p_club and user_id = p_user for update) s, unnest(events) as e (event);
  update notification_settings s set choices = s.choices || off, changed_at = clock_now() where club_id = p_club and user_id = p_user;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.switch_mail_off(p_club uuid, p_user uuid, p_event text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  club_name text;
begin
  select c.name into club_name from memberships m join clubs c on c.id = m.club_id
    where m.club_id = p_club and m.user_id = p_user and m.left_at is null and c.closed_at is null
      and not exists (select from club_notification_settings l where l.club_id = p_club and l.locked #>> array[p_event, 'mail'] = 'true');
  if not found then return null; end if;
  insert into notification_settings as s (club_id, user_id, choices)
    values (p_club, p_user, jsonb_build_object(p_event, '{"mail": false}'::jsonb))
    on conflict (club_id, user_id) do update set
      choices = s.choices || jsonb_build_object(p_event, coalesce(s.choices->p_event, '{}') || '{"mail": false}'),
      changed_at = excluded.changed_at;
  return club_name;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.take_join_try()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  taken integer;
begin
  insert into join_tries (user_id, since, tries) values (current_user_id(), clock_now(), 1)
  on conflict (user_id) do update set
    tries = case when join_tries.since < clock_now() - interval '1 hour' then 1 else join_tries.tries + 1 end,
    since = case when join_tries.since < clock_now() - interval '1 hour' then clock_now() else join_tries.since end
  returning tries into taken;
  return taken <= 10;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.take_text_receipt(p_club uuid, p_notice uuid, p_is_delivered boolean, p_problem text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  before notice_sends;
begin
  select * into before from notice_sends
  where club_id = p_club and notice_id = p_notice and channel = 'text' and handed_at is not null for update;
  if not found then return false; end if;
  if before.delivered_at is not null or before.state not in ('sending', 'sent', 'in_doubt') then return true; end if;
  update notice_sends set state = case when p_is_delivered then 'sent' else 'failed' end,
    problem = case when not p_is_delivered then p_problem end,
    delivered_at = case when p_is_delivered then now() end,
    ended_at = coalesce(ended_at, now())
  where club_id = p_club and notice_id = p_notice and channel = 'text';
  if not p_is_delivered then perform mail_instead(p_club, p_notice); end if;
  return true;
end
$function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.text_costs(p_club uuid, OUT spent double precision, OUT in_hour integer)
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(sum(s.cost) filter (where s.handed_at >= m.begins_at), 0)::double precision,
    (count(*) filter (where s.handed_at > now() - interval '1 hour'))::integer
  from (select date_trunc('month', now() at time zone c.time_zone) at time zone c.time_zone as begins_at from clubs c where c.id = p_club) m
  left join notice_sends s on s.club_id = p_club and s.handed_at >= least(m.begins_at, now() - interval '1 hour')
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.text_without_person(p_text text, p_address text, p_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when coalesce(p_name, '') !~ '\S\s+\S' then without_address
    else regexp_replace(without_address, '(?<!\w)' || literal_pattern(p_name) || '(?!\w)',
      case when length(p_name) < 8 then '…' else '[erased]' end, 'gi') end
  from (
    select regexp_replace(p_text, '(?<![\w.%+''-])' || literal_pattern(p_address) || '(?![\w-]|\.\w)',
      case when length(p_address) < 8 then '…' else '[erased]' end, 'gi') as without_address
  ) as addressed
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.utc_text(p_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN to_char((p_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text);
-- security invoker

CREATE OR REPLACE FUNCTION public.wake_channel_senders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from added) then perform pg_notify('courtside_live', '{"work":"sends"}'); end if;
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.wake_series()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('courtside_live', '{"work":"series"}');
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.wake_waitlists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('courtside_live', '{"work":"waitlist"}');
  return null;
end
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.wants_notice(p_club uuid, p_user uuid, p_event text, p_channel text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(
    (select true from club_notification_settings c where c.club_id = p_club and c.locked #>> array[p_event, p_channel] = 'true'),
    (select (s.choices #>> array[p_event, p_channel])::boolean from notification_settings s
      where s.club_id = p_club and s.user_id = p_user),
    (select (c.defaults #>> array[p_event, p_channel])::boolean from club_notification_settings c where c.club_id = p_club),
    p_channel = 'inbox' or p_channel <> 'text' and p_event <> 'undeliverable')
$function$;
-- security invoker

CREATE OR REPLACE FUNCTION public.withdraw_notices(p_keys text[], p_only_unknown boolean DEFAULT NULL::boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Locks the push messages and texts first, so that no sender claims one meanwhile, then the notices, so that none is added. What comes
  -- after reads what others have committed before.
  perform from notices n join notice_sends s on s.club_id = n.club_id and s.notice_id = n.id
  where p_only_unknown and n.club_id = current_club_id() and n.dedupe_key = any(p_keys)
  order by s.notice_id, s.channel for update of s;
  perform from notices
  where p_only_unknown and club_id = current_club_id() and dedupe_key = any(p_keys) order by club_id, id for update;
  delete from notices n using (
    -- In the order in which admit_notices locks.
    select club_id, id from notices n
    where club_id = current_club_id() and dedupe_key = any(p_keys)
      and (state = 'queued' and attempts = 0 or state = 'skipped' and inbox_after is not null and inbox_at is null)
      and (p_only_unknown is not true or user_id = current_user_id() or (
        inbox_at is null and (caused_by = user_id) is not true
        and not exists (select from notice_sends s where s.club_id = n.club_id and s.notice_id = n.id
          and (s.state in ('sent', 'sending', 'in_doubt') or s.handed_at is not null))))
    order by club_id, id for update
  ) locked where n.club_id = locked.club_id and n.id = locked.id;
  return not exists (select from notices where club_id = current_club_id() and dedupe_key = any(p_keys));
end $function$;
-- security definer, owner courtside_system

CREATE OR REPLACE FUNCTION public.write_booking(p_club uuid, p_id uuid, p_kind text, p_court uuid, p_user uuid, p_coach uuid, p_from timestamp with time zone, p_until timestamp with time zone, p_people uuid[], p_offer uuid, p_actor uuid, p_role text, p_action text, p_detail jsonb, p_session uuid, p_request text, p_ip inet, p_user_agent text, p_notice jsonb, p_change text, p_key text, p_route text, p_body_hash text, p_response jsonb)
 RETURNS TABLE(is_taken boolean, elsewhere uuid)
 LANGUAGE plpgsql
AS $function$
declare
  has_court boolean;
  present uuid[];
begin
  if p_offer is not null then
    update court_occupancies set kind = 'booking', booking_id = p_id, offer_id = null where club_id = p_club and offer_id = p_offer;
    if not found then raise exception 'the open offer holds nothing'; end if;
  end if;

  -- Everything in one statement, in which each part waits for what the constraints said about the ones before. A second time
  -- without the expired offers that may have been in the way.
  for attempt in 1..2 loop
    with court as (
      insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
      select p_club, p_court, p_from, p_until, p_kind, p_id where p_offer is null
      on conflict do nothing returning id
    ), person as (
      insert into person_occupancies (club_id, booking_id, user_id, starts_at, ends_at)
      select p_club, p_id, p.user_id, p_from, p_until from unnest(p_people) as p (user_id)
      where p_offer is not null or exists (select from court)
      on conflict do nothing returning user_id
    ), reserved as (
      select p_offer is not null or exists (select from court) as has_court, array(select user_id from person) as present
    ), booked as (
      insert into bookings (club_id, id, court_id, user_id, kind, coach_id, starts_at, ends_at, created_by)
      select p_club, p_id, p_court, p_user, p_kind, p_coach, p_from, p_until, p_actor
      from reserved r where r.has_court and cardinality(r.present) = cardinality(p_people)
      returning id
    ), audited as (
      insert into audit_log (
        club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
      select p_club, p_actor, p_role, p_action, 'booking', id, p_session, p_request, p_ip, p_user_agent, p_detail from booked
    ), noticed as (
      -- The rules' clock may be moved in tests, the sender's is not: the difference between them is kept.
      insert into notices (club_id, user_id, kind, event, details, dedupe_key, useful_until, inbox_after)
      select p_club, p_user, 'booking_made', 'booking_made', p_notice, 'booking_made:' || id, now() + (p_until - clock_now()), now()
      from booked where p_notice is not null
    ), kept as (
      insert into idempotency_keys (user_id, key, route, body_hash, response)
      select p_actor, p_key, p_route, p_body_hash, p_response from booked where p_key is not null
    )
    select r.has_court, r.present into has_court, present from reserved r;
    exit when has_court or attempt = 2;
    perform release_expired_holds(p_club, p_court, p_from, p_until);
  end loop;

  is_taken := not has_court;
  if has_court and cardinality(present) < cardinality(p_people) then
    select p.user_id into elsewhere from unnest(p_people) with ordinality as p (user_id, place)
      where p.user_id <> all (present) order by p.place limit 1;
    if p_offer is null then perform release_booking_times(p_club, array[p_id]); end if;
  elsif has_court and p_change is not null then
    perform pg_notify('courtside_live', p_change);
  end if;
  return next;
end
$function$;
-- security invoker

-- Triggers

CREATE TRIGGER session_ended AFTER DELETE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION auth.announce_end_of_session();
CREATE TRIGGER session_renamed AFTER UPDATE OF id ON auth.sessions FOR EACH ROW WHEN ((old.id <> new.id)) EXECUTE FUNCTION auth.announce_end_of_session();
CREATE TRIGGER users_end_join_requests AFTER UPDATE OF deleted_at ON auth.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION auth.end_join_requests();
CREATE TRIGGER users_forget_text_number AFTER UPDATE OF phone, deleted_at ON auth.users FOR EACH ROW EXECUTE FUNCTION auth.forget_text_number();
CREATE TRIGGER booking_players_replace_door_code AFTER DELETE ON public.booking_players FOR EACH ROW WHEN ((old.user_id IS NOT NULL)) EXECUTE FUNCTION replace_door_code();
CREATE TRIGGER booking_players_replace_door_code_of_other AFTER UPDATE OF user_id ON public.booking_players FOR EACH ROW WHEN (((old.user_id IS NOT NULL) AND (new.user_id IS DISTINCT FROM old.user_id))) EXECUTE FUNCTION replace_door_code();
CREATE TRIGGER booking_series_wake AFTER INSERT ON public.booking_series FOR EACH ROW WHEN ((new.state = 'running'::text)) EXECUTE FUNCTION wake_series();
CREATE TRIGGER bookings_announce_changed AFTER UPDATE ON public.bookings FOR EACH ROW WHEN (((((((new.status IS DISTINCT FROM old.status) OR (new.court_id IS DISTINCT FROM old.court_id)) OR (new.user_id IS DISTINCT FROM old.user_id)) OR (new.coach_id IS DISTINCT FROM old.coach_id)) OR (new.starts_at IS DISTINCT FROM old.starts_at)) OR (new.ends_at IS DISTINCT FROM old.ends_at))) EXECUTE FUNCTION announce_booking();
CREATE TRIGGER bookings_announce_created AFTER INSERT ON public.bookings FOR EACH ROW EXECUTE FUNCTION announce_booking();
CREATE TRIGGER bookings_past_checked_in AFTER UPDATE OF checked_in_at ON public.bookings FOR EACH ROW WHEN (((old.checked_in_at IS DISTINCT FROM new.checked_in_at) AND (new.starts_at < now()) AND ((new.checked_in_at IS NOT NULL) OR (new.starts_at > (now() - '390 days'::interval))))) EXECUTE FUNCTION note_past_change();
CREATE TRIGGER bookings_replace_door_code AFTER UPDATE OF user_id, coach_id ON public.bookings FOR EACH ROW WHEN (((new.user_id <> old.user_id) OR ((old.coach_id IS NOT NULL) AND (new.coach_id IS DISTINCT FROM old.coach_id)))) EXECUTE FUNCTION replace_door_code();
CREATE TRIGGER clubs_changed AFTER UPDATE ON public.clubs FOR EACH ROW WHEN ((new.* IS DISTINCT FROM old.*)) EXECUTE FUNCTION check_waitlist();
CREATE TRIGGER court_blocks_announce AFTER INSERT OR DELETE ON public.court_blocks FOR EACH ROW EXECUTE FUNCTION announce_block();
CREATE TRIGGER court_blocks_announce_changed AFTER UPDATE OF ends_at ON public.court_blocks FOR EACH ROW WHEN ((new.ends_at IS DISTINCT FROM old.ends_at)) EXECUTE FUNCTION announce_block();
CREATE TRIGGER court_occupancies_demo_room AFTER INSERT ON public.court_occupancies FOR EACH ROW WHEN (((new.club_id = demo_club_id()) AND (current_user_id() IS NOT NULL))) EXECUTE FUNCTION make_room_after_demo_booking();
CREATE TRIGGER court_occupancies_freed AFTER DELETE ON public.court_occupancies REFERENCING OLD TABLE AS freed FOR EACH STATEMENT EXECUTE FUNCTION check_waitlists_of_freed();
CREATE TRIGGER court_occupancies_past_added AFTER INSERT ON public.court_occupancies FOR EACH ROW WHEN (((new.starts_at < now()) AND (new.kind <> 'offer_held'::text))) EXECUTE FUNCTION note_past_change();
CREATE TRIGGER court_occupancies_past_changed AFTER UPDATE ON public.court_occupancies FOR EACH ROW WHEN (((old.starts_at < now()) OR (new.starts_at < now()))) EXECUTE FUNCTION note_past_change();
CREATE TRIGGER court_occupancies_past_removed AFTER DELETE ON public.court_occupancies FOR EACH ROW WHEN (((old.starts_at < now()) AND (old.starts_at > (now() - '390 days'::interval)))) EXECUTE FUNCTION note_past_change();
CREATE TRIGGER courts_announce_changed AFTER UPDATE ON public.courts FOR EACH ROW WHEN ((new.* IS DISTINCT FROM old.*)) EXECUTE FUNCTION announce_court();
CREATE TRIGGER courts_announce_created AFTER INSERT ON public.courts FOR EACH ROW EXECUTE FUNCTION announce_court();
CREATE TRIGGER courts_changed AFTER INSERT OR UPDATE ON public.courts FOR EACH ROW EXECUTE FUNCTION check_waitlist();
CREATE TRIGGER courts_plan_limit_added AFTER INSERT ON public.courts FOR EACH ROW WHEN (new.is_active) EXECUTE FUNCTION keep_to_plan();
CREATE TRIGGER courts_plan_limit_opened AFTER UPDATE OF is_active ON public.courts FOR EACH ROW WHEN ((new.is_active AND (NOT old.is_active))) EXECUTE FUNCTION keep_to_plan();
CREATE TRIGGER device_ended AFTER DELETE ON public.devices FOR EACH ROW EXECUTE FUNCTION announce_end_of_device();
CREATE TRIGGER devices_note_end_of_booking BEFORE UPDATE OF may_book ON public.devices FOR EACH ROW WHEN ((new.may_book IS DISTINCT FROM old.may_book)) EXECUTE FUNCTION note_end_of_booking();
CREATE TRIGGER event_registrations_announce AFTER INSERT OR DELETE ON public.event_registrations FOR EACH ROW EXECUTE FUNCTION announce_registration();
CREATE TRIGGER event_registrations_capacity AFTER INSERT ON public.event_registrations FOR EACH ROW EXECUTE FUNCTION keep_event_capacity();
CREATE TRIGGER events_announce_changed AFTER UPDATE ON public.events FOR EACH ROW WHEN (((new.version <> old.version) OR ((new.canceled_at IS NULL) <> (old.canceled_at IS NULL)))) EXECUTE FUNCTION announce_event();
CREATE TRIGGER events_announce_created AFTER INSERT ON public.events FOR EACH ROW EXECUTE FUNCTION announce_event();
CREATE TRIGGER memberships_announce_changed AFTER UPDATE ON public.memberships FOR EACH ROW WHEN (((new.role <> old.role) OR ((new.left_at IS NULL) <> (old.left_at IS NULL)))) EXECUTE FUNCTION announce_membership();
CREATE TRIGGER memberships_announce_joined AFTER INSERT ON public.memberships FOR EACH ROW EXECUTE FUNCTION announce_membership();
CREATE TRIGGER memberships_closed_added AFTER INSERT ON public.memberships FOR EACH ROW WHEN ((new.left_at IS NULL)) EXECUTE FUNCTION keep_out_of_closed_club();
CREATE TRIGGER memberships_closed_returned AFTER UPDATE OF left_at ON public.memberships FOR EACH ROW WHEN (((new.left_at IS NULL) AND (old.left_at IS NOT NULL))) EXECUTE FUNCTION keep_out_of_closed_club();
CREATE TRIGGER memberships_end_calendar_feeds AFTER UPDATE OF left_at, role ON public.memberships FOR EACH ROW WHEN ((((old.left_at IS NULL) AND (new.left_at IS NOT NULL)) OR ((old.role = 'coach'::text) AND (new.role <> 'coach'::text)))) EXECUTE FUNCTION end_calendar_feeds();
CREATE TRIGGER memberships_end_kiosk_secrets AFTER UPDATE OF left_at ON public.memberships FOR EACH ROW WHEN (((old.left_at IS NULL) AND (new.left_at IS NOT NULL))) EXECUTE FUNCTION end_kiosk_secrets();
CREATE TRIGGER memberships_end_staff_pin AFTER UPDATE OF left_at, role ON public.memberships FOR EACH ROW WHEN ((((old.left_at IS NULL) AND (old.role = ANY (ARRAY['admin'::text, 'front_desk'::text]))) IS DISTINCT FROM ((new.left_at IS NULL) AND (new.role = ANY (ARRAY['admin'::text, 'front_desk'::text]))))) EXECUTE FUNCTION end_staff_pin();
CREATE CONSTRAINT TRIGGER memberships_last_admin AFTER UPDATE OF role, left_at ON public.memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.role = 'admin'::text) AND (old.left_at IS NULL) AND ((new.role <> 'admin'::text) OR (new.left_at IS NOT NULL)))) EXECUTE FUNCTION keep_an_admin();
CREATE TRIGGER memberships_plan_limit_added AFTER INSERT ON public.memberships FOR EACH ROW WHEN (((new.left_at IS NULL) AND (NOT new.is_sample))) EXECUTE FUNCTION keep_to_plan();
CREATE TRIGGER memberships_plan_limit_returned AFTER UPDATE OF left_at ON public.memberships FOR EACH ROW WHEN (((new.left_at IS NULL) AND (old.left_at IS NOT NULL) AND (NOT new.is_sample))) EXECUTE FUNCTION keep_to_plan();
CREATE TRIGGER notice_sends_wake AFTER INSERT ON public.notice_sends REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wake_channel_senders();
CREATE TRIGGER report_hours_added AFTER INSERT ON public.report_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_up_court_dates();
CREATE TRIGGER report_hours_changed AFTER UPDATE ON public.report_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_up_court_dates();
CREATE TRIGGER report_hours_removed AFTER DELETE ON public.report_hours REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_up_court_dates();
CREATE TRIGGER waitlist_checks_wake AFTER INSERT ON public.waitlist_checks FOR EACH STATEMENT EXECUTE FUNCTION wake_waitlists();
CREATE TRIGGER waitlist_entries_announce AFTER INSERT OR DELETE ON public.waitlist_entries FOR EACH ROW EXECUTE FUNCTION announce_waitlist_entry();
CREATE TRIGGER waitlist_entries_joined AFTER INSERT ON public.waitlist_entries FOR EACH ROW EXECUTE FUNCTION check_waitlist();
CREATE TRIGGER waitlist_offers_announce_ended AFTER UPDATE ON public.waitlist_offers FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION announce_waitlist_offer();
CREATE TRIGGER waitlist_offers_announce_made AFTER INSERT ON public.waitlist_offers FOR EACH ROW EXECUTE FUNCTION announce_waitlist_offer();

-- Row-level security

alter table auth.audit_chain disable row level security;
alter table auth.audit_chain_ends disable row level security;
alter table auth.audit_chained disable row level security;
alter table auth.canary_health disable row level security;
alter table auth.client_errors disable row level security;
alter table auth.client_errors_of_clubs disable row level security;
alter table auth.flow_states disable row level security;
alter table auth.identities disable row level security;
alter table auth.installation_keys disable row level security;
alter table auth.known_browsers disable row level security;
alter table auth.mail_reports disable row level security;
alter table auth.mfa_challenges disable row level security;
alter table auth.mfa_factors disable row level security;
alter table auth.oauth_states disable row level security;
alter table auth.one_time_tokens disable row level security;
alter table auth.operators disable row level security;
alter table auth.outbox_mails disable row level security;
alter table auth.pending_passwords disable row level security;
alter table auth.person_exports disable row level security;
alter table auth.push_subscriptions disable row level security;
alter table auth.rate_limits disable row level security;
alter table auth.recovery_codes disable row level security;
alter table auth.refresh_tokens disable row level security;
alter table auth.remote_loads disable row level security;
alter table auth.sessions disable row level security;
alter table auth.setup_secrets disable row level security;
alter table auth.text_numbers disable row level security;
alter table auth.used_webauthn_challenges disable row level security;
alter table auth.users disable row level security;
alter table auth.webauthn_credentials disable row level security;
alter table billing_sandbox.checkouts disable row level security;
alter table billing_sandbox.customers disable row level security;
alter table billing_sandbox.deliveries disable row level security;
alter table billing_sandbox.portals disable row level security;
alter table billing_sandbox.subscriptions disable row level security;
alter table public.api_keys enable, force row level security;
alter table public.audit_log enable, force row level security;
alter table public.billing_accounts enable, force row level security;
alter table public.billing_checkouts enable, force row level security;
alter table public.billing_events enable, force row level security;
alter table public.billing_subscriptions enable, force row level security;
alter table public.booking_import_lines enable, force row level security;
alter table public.booking_imports enable, force row level security;
alter table public.booking_players enable, force row level security;
alter table public.booking_series enable, force row level security;
alter table public.booking_series_dates enable, force row level security;
alter table public.bookings enable, force row level security;
alter table public.bounced_addresses enable, force row level security;
alter table public.broadcasts enable, force row level security;
alter table public.calendar_feeds enable, force row level security;
alter table public.check_in_conflicts enable, force row level security;
alter table public.closures enable, force row level security;
alter table public.club_logos enable, force row level security;
alter table public.club_mail_texts enable, force row level security;
alter table public.club_news enable, force row level security;
alter table public.club_notification_settings enable, force row level security;
alter table public.club_retention enable, force row level security;
alter table public.clubs enable, force row level security;
alter table public.coach_availability enable, force row level security;
alter table public.coach_time_off enable, force row level security;
alter table public.consents enable, force row level security;
alter table public.court_blocks enable, force row level security;
alter table public.court_occupancies enable, force row level security;
alter table public.courts enable, force row level security;
alter table public.day_notes enable, force row level security;
alter table public.devices enable, force row level security;
alter table public.door_codes enable, force row level security;
alter table public.door_gateways enable, force row level security;
alter table public.event_dates enable, force row level security;
alter table public.event_registrations enable, force row level security;
alter table public.events enable, force row level security;
alter table public.guests enable, force row level security;
alter table public.idempotency_keys enable, force row level security;
alter table public.invitation_batches enable, force row level security;
alter table public.invitation_lines enable, force row level security;
alter table public.invitations enable, force row level security;
alter table public.join_requests enable, force row level security;
alter table public.join_tries enable, force row level security;
alter table public.kiosk_codes enable, force row level security;
alter table public.kiosk_pins enable, force row level security;
alter table public.lesson_requests enable, force row level security;
alter table public.member_import_lines enable, force row level security;
alter table public.member_imports enable, force row level security;
alter table public.memberships enable, force row level security;
alter table public.notice_sends enable, force row level security;
alter table public.notices enable, force row level security;
alter table public.notification_settings enable, force row level security;
alter table public.person_occupancies enable, force row level security;
alter table public.report_changes enable, force row level security;
alter table public.report_counts enable, force row level security;
alter table public.report_court_dates enable, force row level security;
alter table public.report_dates enable, force row level security;
alter table public.report_hours enable, force row level security;
alter table public.saved_views enable, force row level security;
alter table public.schema_functions disable row level security;
alter table public.schema_version disable row level security;
alter table public.staff_pins enable, force row level security;
alter table public.subscription_plans disable row level security;
alter table public.users enable, force row level security;
alter table public.waitlist_checks enable, force row level security;
alter table public.waitlist_entries enable, force row level security;
alter table public.waitlist_offers enable, force row level security;
alter table public.webhook_deliveries enable, force row level security;
alter table public.webhooks enable, force row level security;

-- Policies

create policy system on public.api_keys for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.api_keys for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy sign_in on public.audit_log for insert to courtside_auth
  with check (true);

create policy system on public.audit_log for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.audit_log for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.billing_accounts for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.billing_accounts for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.billing_checkouts for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.billing_checkouts for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.billing_events for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.billing_events for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.billing_subscriptions for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.billing_subscriptions for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.booking_import_lines for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.booking_import_lines for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.booking_imports for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.booking_imports for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.booking_players for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.booking_players for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.booking_series for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.booking_series for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.booking_series_dates for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.booking_series_dates for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.bookings for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.bookings for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.bounced_addresses for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.bounced_addresses for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.broadcasts for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.broadcasts for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.calendar_feeds for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.calendar_feeds for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.check_in_conflicts for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.check_in_conflicts for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.closures for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.closures for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.club_logos for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.club_logos for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.club_mail_texts for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.club_mail_texts for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.club_news for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.club_news for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.club_notification_settings for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.club_notification_settings for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.club_retention for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.club_retention for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.clubs for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.clubs for all to courtside_tenant
  using ((id = ( SELECT current_club_id() AS current_club_id)))
  with check ((id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.coach_availability for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.coach_availability for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.coach_time_off for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.coach_time_off for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.consents for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.consents for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.court_blocks for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.court_blocks for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.court_occupancies for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.court_occupancies for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.courts for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.courts for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.day_notes for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.day_notes for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.devices for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.devices for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.door_codes for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.door_codes for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.door_gateways for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.door_gateways for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.event_dates for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.event_dates for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.event_registrations for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.event_registrations for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.events for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.events for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.guests for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.guests for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy own on public.idempotency_keys for all to courtside_tenant
  using ((user_id = ( SELECT current_user_id() AS current_user_id)))
  with check ((user_id = ( SELECT current_user_id() AS current_user_id)));

create policy sign_up on public.idempotency_keys for all to courtside_auth
  using ((route = 'POST /club-signups'::text))
  with check ((route = 'POST /club-signups'::text));

create policy system on public.idempotency_keys for all to courtside_system
  using (true)
  with check (true);

create policy system on public.invitation_batches for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.invitation_batches for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.invitation_lines for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.invitation_lines for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.invitations for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.invitations for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.join_requests for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.join_requests for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.join_tries for all to courtside_system
  using (true)
  with check (true);

create policy system on public.kiosk_codes for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.kiosk_codes for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.kiosk_pins for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.kiosk_pins for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.lesson_requests for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.lesson_requests for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.member_import_lines for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.member_import_lines for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.member_imports for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.member_imports for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.memberships for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.memberships for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.notice_sends for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.notice_sends for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy jobs on public.notices for insert to courtside_auth
  with check (true);

create policy system on public.notices for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.notices for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.notification_settings for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.notification_settings for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.person_occupancies for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.person_occupancies for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.report_changes for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.report_changes for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.report_counts for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.report_counts for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.report_court_dates for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.report_court_dates for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.report_dates for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.report_dates for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.report_hours for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.report_hours for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.saved_views for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.saved_views for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.staff_pins for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.staff_pins for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy sign_up on public.users for all to courtside_auth
  using (true)
  with check (true);

create policy system on public.users for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.users for all to courtside_tenant
  using (((id = ( SELECT current_user_id() AS current_user_id)) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.club_id = ( SELECT current_club_id() AS current_club_id)) AND (m.user_id = users.id))))))
  with check ((id = ( SELECT current_user_id() AS current_user_id)));

create policy system on public.waitlist_checks for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.waitlist_checks for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.waitlist_entries for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.waitlist_entries for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.waitlist_offers for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.waitlist_offers for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.webhook_deliveries for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.webhook_deliveries for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

create policy system on public.webhooks for all to courtside_system
  using (true)
  with check (true);

create policy tenant_isolation on public.webhooks for all to courtside_tenant
  using ((club_id = ( SELECT current_club_id() AS current_club_id)))
  with check ((club_id = ( SELECT current_club_id() AS current_club_id)));

-- Grants

grant usage on schema auth to courtside_auth;
grant usage on schema auth to courtside_system;
grant usage on schema billing_sandbox to courtside_auth;
grant usage on schema public to courtside_auth;
grant usage on schema public to courtside_system;
grant usage on schema public to courtside_tenant;
grant usage on schema public to public;
grant delete, insert, select, update on auth.audit_chain to courtside_system;
grant delete, insert, select, update on auth.audit_chain_ends to courtside_system;
grant delete, insert, select, update on auth.audit_chained to courtside_system;
grant delete, insert, select, update on auth.canary_health to courtside_auth;
grant delete, insert, select, update on auth.client_errors to courtside_auth;
grant select on auth.client_errors to courtside_system;
grant delete, insert, select, update on auth.client_errors_of_clubs to courtside_auth;
grant select on auth.client_errors_of_clubs to courtside_system;
grant delete, insert, select, update on auth.flow_states to courtside_auth;
grant delete, insert, select, update on auth.identities to courtside_auth;
grant insert, select, update on auth.identities to courtside_system;
grant insert, select on auth.installation_keys to courtside_auth;
grant delete, insert, select, update on auth.known_browsers to courtside_auth;
grant insert on auth.mail_reports to courtside_auth;
grant delete, select on auth.mail_reports to courtside_system;
grant delete, insert, select, update on auth.mfa_challenges to courtside_auth;
grant delete, insert, select, update on auth.mfa_factors to courtside_auth;
grant select on auth.mfa_factors to courtside_system;
grant delete, insert, select on auth.oauth_states to courtside_auth;
grant delete, insert, select, update on auth.one_time_tokens to courtside_auth;
grant select on auth.one_time_tokens to courtside_system;
grant delete, insert, select on auth.operators to courtside_system;
grant delete, insert, select on auth.outbox_mails to courtside_auth;
grant delete, insert, select, update on auth.pending_passwords to courtside_auth;
grant delete, insert, select, update on auth.person_exports to courtside_auth;
grant delete, insert, select, update on auth.push_subscriptions to courtside_auth;
grant select on auth.push_subscriptions to courtside_system;
grant delete, insert, select, update on auth.rate_limits to courtside_auth;
grant delete, insert, select, update on auth.recovery_codes to courtside_auth;
grant delete, insert, select, update on auth.refresh_tokens to courtside_auth;
grant delete, insert, select, update on auth.remote_loads to courtside_auth;
grant select on auth.remote_loads to courtside_system;
grant delete, insert, select, update on auth.sessions to courtside_auth;
grant select on auth.sessions to courtside_system;
grant insert, select, update on auth.setup_secrets to courtside_auth;
grant insert, select, update on auth.setup_secrets to courtside_system;
grant delete, insert, select, update on auth.text_numbers to courtside_auth;
grant delete, select on auth.text_numbers to courtside_system;
grant delete, insert, select on auth.used_webauthn_challenges to courtside_auth;
grant delete, insert, select, update on auth.users to courtside_auth;
grant insert, select, update on auth.users to courtside_system;
grant delete, insert, select, update on auth.webauthn_credentials to courtside_auth;
grant delete, insert, select, update on billing_sandbox.checkouts to courtside_auth;
grant delete, insert, select, update on billing_sandbox.customers to courtside_auth;
grant delete, insert, select, update on billing_sandbox.deliveries to courtside_auth;
grant delete, insert, select, update on billing_sandbox.portals to courtside_auth;
grant delete, insert, select, update on billing_sandbox.subscriptions to courtside_auth;
grant delete, insert, select, update on public.api_keys to courtside_system;
grant insert, select, update on public.api_keys to courtside_tenant;
grant delete, insert, select, update on public.audit_log to courtside_system;
grant select on public.audit_log to courtside_tenant;
grant delete, insert, select, update on public.billing_accounts to courtside_system;
grant insert, select, update on public.billing_accounts to courtside_tenant;
grant delete, insert, select, update on public.billing_checkouts to courtside_system;
grant insert, select, update on public.billing_checkouts to courtside_tenant;
grant delete, insert, select, update on public.billing_events to courtside_system;
grant select on public.billing_events to courtside_tenant;
grant delete, insert, select, update on public.billing_subscriptions to courtside_system;
grant select on public.billing_subscriptions to courtside_tenant;
grant delete, select, update on public.booking_import_lines to courtside_system;
grant delete, insert, select, update on public.booking_import_lines to courtside_tenant;
grant delete, select, update on public.booking_imports to courtside_system;
grant delete, insert, select, update on public.booking_imports to courtside_tenant;
grant delete, insert, select, update on public.booking_players to courtside_system;
grant delete, insert, select, update on public.booking_players to courtside_tenant;
grant delete, insert, select, update on public.booking_series to courtside_system;
grant insert, select, update on public.booking_series to courtside_tenant;
grant delete, insert, select, update on public.booking_series_dates to courtside_system;
grant insert, select, update on public.booking_series_dates to courtside_tenant;
grant delete, insert, select, update on public.bookings to courtside_system;
grant insert, select, update on public.bookings to courtside_tenant;
grant delete, insert, select, update on public.bounced_addresses to courtside_system;
grant delete, select on public.bounced_addresses to courtside_tenant;
grant delete, select on public.broadcasts to courtside_system;
grant insert, select on public.broadcasts to courtside_tenant;
grant delete, insert, select, update on public.calendar_feeds to courtside_system;
grant delete, insert, select, update on public.calendar_feeds to courtside_tenant;
grant delete, insert, select, update on public.check_in_conflicts to courtside_system;
grant insert, select, update on public.check_in_conflicts to courtside_tenant;
grant delete, insert, select, update on public.closures to courtside_system;
grant insert, select, update on public.closures to courtside_tenant;
grant delete, insert, select, update on public.club_logos to courtside_system;
grant delete, insert, select, update on public.club_logos to courtside_tenant;
grant delete, insert, select, update on public.club_mail_texts to courtside_system;
grant delete, insert, select, update on public.club_mail_texts to courtside_tenant;
grant delete, insert, select, update on public.club_news to courtside_system;
grant insert, select, update on public.club_news to courtside_tenant;
grant delete, insert, select, update on public.club_notification_settings to courtside_system;
grant insert, select, update on public.club_notification_settings to courtside_tenant;
grant delete, insert, select, update on public.club_retention to courtside_system;
grant insert, select, update on public.club_retention to courtside_tenant;
grant delete, insert, select, update on public.clubs to courtside_system;
grant select on public.clubs to courtside_tenant;
grant delete, insert, select, update on public.coach_availability to courtside_system;
grant delete, insert, select on public.coach_availability to courtside_tenant;
grant delete, insert, select, update on public.coach_time_off to courtside_system;
grant delete, insert, select on public.coach_time_off to courtside_tenant;
grant delete, insert, select, update on public.consents to courtside_system;
grant delete, insert, select, update on public.consents to courtside_tenant;
grant delete, insert, select, update on public.court_blocks to courtside_system;
grant delete, insert, select, update on public.court_blocks to courtside_tenant;
grant delete, insert, select, update on public.court_occupancies to courtside_system;
grant delete, insert, select, update on public.court_occupancies to courtside_tenant;
grant delete, insert, select, update on public.courts to courtside_system;
grant insert, select, update on public.courts to courtside_tenant;
grant delete, insert, select, update on public.day_notes to courtside_system;
grant insert, select, update on public.day_notes to courtside_tenant;
grant delete, insert, select, update on public.devices to courtside_system;
grant delete, insert, select, update on public.devices to courtside_tenant;
grant delete, insert, select, update on public.door_codes to courtside_system;
grant select on public.door_codes to courtside_tenant;
grant delete, insert, select, update on public.door_gateways to courtside_system;
grant delete, insert, select, update on public.door_gateways to courtside_tenant;
grant delete, insert, select, update on public.event_dates to courtside_system;
grant insert, select, update on public.event_dates to courtside_tenant;
grant delete, insert, select, update on public.event_registrations to courtside_system;
grant delete, insert, select on public.event_registrations to courtside_tenant;
grant delete, insert, select, update on public.events to courtside_system;
grant insert, select, update on public.events to courtside_tenant;
grant delete, insert, select, update on public.guests to courtside_system;
grant insert, select, update on public.guests to courtside_tenant;
grant insert, select on public.idempotency_keys to courtside_auth;
grant delete, insert, select, update on public.idempotency_keys to courtside_system;
grant delete, insert, select, update on public.idempotency_keys to courtside_tenant;
grant delete, select, update on public.invitation_batches to courtside_system;
grant delete, insert, select, update on public.invitation_batches to courtside_tenant;
grant delete, select, update on public.invitation_lines to courtside_system;
grant delete, insert, select, update on public.invitation_lines to courtside_tenant;
grant delete, insert, select, update on public.invitations to courtside_system;
grant insert, select, update on public.invitations to courtside_tenant;
grant delete, insert, select, update on public.join_requests to courtside_system;
grant select, update on public.join_requests to courtside_tenant;
grant delete, insert, select, update on public.join_tries to courtside_system;
grant delete, insert, select, update on public.kiosk_codes to courtside_system;
grant delete, insert, select, update on public.kiosk_codes to courtside_tenant;
grant delete, insert, select, update on public.kiosk_pins to courtside_system;
grant delete, insert, select, update on public.kiosk_pins to courtside_tenant;
grant delete, insert, select, update on public.lesson_requests to courtside_system;
grant insert, select, update on public.lesson_requests to courtside_tenant;
grant delete, select, update on public.member_import_lines to courtside_system;
grant delete, insert, select, update on public.member_import_lines to courtside_tenant;
grant delete, select, update on public.member_imports to courtside_system;
grant delete, insert, select, update on public.member_imports to courtside_tenant;
grant delete, insert, select, update on public.memberships to courtside_system;
grant select, update on public.memberships to courtside_tenant;
grant delete, insert, select, update on public.notice_sends to courtside_system;
grant select on public.notice_sends to courtside_tenant;
grant insert on public.notices to courtside_auth;
grant delete, insert, select, update on public.notices to courtside_system;
grant insert, select on public.notices to courtside_tenant;
grant delete, insert, select, update on public.notification_settings to courtside_system;
grant insert, select, update on public.notification_settings to courtside_tenant;
grant delete, insert, select, update on public.person_occupancies to courtside_system;
grant delete, insert, select, update on public.person_occupancies to courtside_tenant;
grant delete, insert, select on public.report_changes to courtside_system;
grant delete, select on public.report_changes to courtside_tenant;
grant delete, insert, select, update on public.report_counts to courtside_system;
grant delete, insert, select, update on public.report_counts to courtside_tenant;
grant delete, insert, select, update on public.report_court_dates to courtside_system;
grant delete, insert, select, update on public.report_court_dates to courtside_tenant;
grant delete, insert, select, update on public.report_dates to courtside_system;
grant delete, insert, select, update on public.report_dates to courtside_tenant;
grant delete, insert, select, update on public.report_hours to courtside_system;
grant delete, insert, select, update on public.report_hours to courtside_tenant;
grant delete, select, update on public.saved_views to courtside_system;
grant delete, insert, select, update on public.saved_views to courtside_tenant;
grant select on public.schema_functions to courtside_api;
grant delete, insert, select, update on public.schema_functions to courtside_system;
grant select on public.schema_version to courtside_api;
grant delete, insert, select, update on public.schema_version to courtside_system;
grant delete, insert, select, update on public.staff_pins to courtside_system;
grant delete, insert, select, update on public.staff_pins to courtside_tenant;
grant select on public.subscription_plans to courtside_auth;
grant delete, insert, select, update on public.subscription_plans to courtside_system;
grant select on public.subscription_plans to courtside_tenant;
grant insert, select, update on public.users to courtside_auth;
grant delete, insert, select, update on public.users to courtside_system;
grant select, update on public.users to courtside_tenant;
grant delete, insert, select, update on public.waitlist_checks to courtside_system;
grant insert, select on public.waitlist_checks to courtside_tenant;
grant delete, insert, select, update on public.waitlist_entries to courtside_system;
grant delete, insert, select, update on public.waitlist_entries to courtside_tenant;
grant delete, insert, select, update on public.waitlist_offers to courtside_system;
grant insert, select, update on public.waitlist_offers to courtside_tenant;
grant delete, insert, select, update on public.webhook_deliveries to courtside_system;
grant select, update on public.webhook_deliveries to courtside_tenant;
grant delete, insert, select, update on public.webhooks to courtside_system;
grant delete, insert, select, update on public.webhooks to courtside_tenant;
grant select (next_at, made_at) on auth.person_exports to courtside_system;
grant update (impersonating_role) on auth.sessions to courtside_system;
grant insert (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail) on public.audit_log to courtside_auth;
grant insert (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail) on public.audit_log to courtside_tenant;
grant update (stopped_at) on public.broadcasts to courtside_tenant;
grant update (name, location, contact_email, contact_phone, logo, primary_color, welcome_message, join_code, sports, slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week, max_booking_length_minutes, cancel_cutoff_hours, booking_hours_start, booking_hours_end, time_zone, hours_confirmed_at, waitlist_enabled, allow_trial_mode, version, series_max_dates, cutoff_applies_to_moves, player_counts, guests_per_member_month, guests_per_member_year, visits_per_guest_year, guest_fee_cents, names_required_hours, unnamed_bookings, partner_search, max_players) on public.clubs to courtside_tenant;
grant update (read_at) on public.notices to courtside_tenant;
grant execute on function accept_challenge(uuid,timestamp with time zone,text,integer) to courtside_auth;
grant execute on function accept_invitation(uuid,uuid,text,inet,text) to courtside_tenant;
grant execute on function admins_to_report_to(clubs) to courtside_system;
grant execute on function admins_to_tell_of_address(uuid,citext) to courtside_auth;
grant execute on function admins_to_tell_of_subscription(uuid) to courtside_auth;
grant execute on function admit_notices() to courtside_auth;
grant execute on function announce_end_of_device() to public;
grant execute on function apply_billing_event(text,jsonb,text) to courtside_auth;
grant execute on function apply_club_retention(integer) to courtside_auth;
grant execute on function audit_row_hash(audit_log) to public;
grant execute on function auth.admit_demo_visitor(uuid) to courtside_auth;
grant execute on function auth.announce_end_of_session() to public;
grant execute on function auth.audited_club(uuid) to courtside_auth;
grant execute on function auth.begin_deletion(uuid,boolean) to courtside_auth;
grant execute on function auth.close_due_clubs() to courtside_auth;
grant execute on function auth.club_of_account(uuid) to courtside_auth;
grant execute on function auth.found_club(uuid,text,text,jsonb,uuid,text,inet,text) to courtside_auth;
grant execute on function auth.has_admin() to courtside_auth;
grant execute on function auth.invitation_of_link(bytea,uuid) to courtside_auth;
grant execute on function auth.is_invited(citext) to courtside_auth;
grant execute on function auth.is_last_admin(uuid) to courtside_auth;
grant execute on function auth.mark_unproven_club(uuid,uuid) to courtside_auth;
grant execute on function auth.members_without_account(integer) to courtside_auth;
grant execute on function auth.release_unproven_club(uuid,uuid) to courtside_auth;
grant execute on function begin_booking(uuid,uuid,timestamp with time zone,timestamp with time zone,uuid[]) to public;
grant execute on function begin_booking_import_work() to courtside_auth;
grant execute on function begin_booking_request(uuid,uuid,text,uuid,uuid,timestamp with time zone,timestamp with time zone,uuid[]) to public;
grant execute on function begin_calendar_feed(bytea) to courtside_auth;
grant execute on function begin_closure_work() to courtside_auth;
grant execute on function begin_device(uuid) to courtside_auth;
grant execute on function begin_import_work() to courtside_auth;
grant execute on function begin_invitation_line(boolean) to courtside_auth;
grant execute on function begin_monthly_report(uuid) to courtside_auth;
grant execute on function begin_names_work(uuid) to courtside_auth;
grant execute on function begin_notice_hand_over(uuid,uuid,uuid) to courtside_auth;
grant execute on function begin_report_work(uuid) to courtside_auth;
grant execute on function begin_request(uuid,uuid) to courtside_tenant;
grant execute on function begin_series_work(uuid,uuid) to courtside_auth;
grant execute on function begin_shared_day(uuid) to courtside_auth;
grant execute on function begin_text_hand_over(uuid,uuid,integer,double precision,double precision,integer) to courtside_auth;
grant execute on function begin_waitlist_work(uuid) to courtside_auth;
grant execute on function belongs_elsewhere(citext) to courtside_tenant;
grant execute on function chain_audit_log(integer) to courtside_auth;
grant execute on function check_booking_conflict(uuid,timestamp with time zone,timestamp with time zone) to public;
grant execute on function check_club_access(uuid) to public;
grant execute on function claim_door_codes(integer,integer) to courtside_auth;
grant execute on function claim_notice_sends(text,integer,integer) to courtside_auth;
grant execute on function claim_notices(uuid,integer) to courtside_auth;
grant execute on function claim_webhooks(integer,integer) to courtside_auth;
grant execute on function clock_now() to public;
grant execute on function club_access(clubs,timestamp with time zone) to public;
grant execute on function club_closing_obstacle() to courtside_tenant;
grant execute on function club_day_slots(clubs,date) to public;
grant execute on function club_instant(timestamp without time zone,text) to public;
grant execute on function club_is_paid(clubs) to public;
grant execute on function club_limits(clubs) to public;
grant execute on function club_logo(uuid,text) to courtside_tenant;
grant execute on function club_midnight(date,text) to public;
grant execute on function clubs_asked_by(uuid) to courtside_system;
grant execute on function clubs_that_know(uuid,citext) to courtside_system;
grant execute on function clubs_to_report(integer) to courtside_auth;
grant execute on function clubs_with_due_waitlist(integer) to courtside_auth;
grant execute on function clubs_with_monthly_report(integer) to courtside_auth;
grant execute on function clubs_with_unnamed_bookings(integer) to courtside_auth;
grant execute on function count_limited_courts(uuid) to public;
grant execute on function count_limited_members(uuid) to public;
grant execute on function count_members(text,text) to courtside_tenant;
grant execute on function count_pending_join_requests() to courtside_tenant;
grant execute on function court_conflict(uuid,uuid,timestamp with time zone,timestamp with time zone) to public;
grant execute on function court_name_order(text) to public;
grant execute on function current_club_id() to public;
grant execute on function current_subscription(uuid) to public;
grant execute on function current_user_id() to public;
grant execute on function daily_mail_text(uuid) to courtside_auth;
grant execute on function decide_join_request(uuid,boolean) to courtside_tenant;
grant execute on function decide_unproven_club(uuid,boolean,uuid,text,inet,text) to courtside_tenant;
grant execute on function delete_closed_clubs(integer) to courtside_auth;
grant execute on function delete_outdated(integer) to courtside_auth;
grant execute on function demo_club_id() to public;
grant execute on function demo_ends_at(timestamp with time zone) to public;
grant execute on function demo_purged_at(timestamp with time zone) to public;
grant execute on function device_key(uuid) to courtside_auth;
grant execute on function end_calendar_feeds() to public;
grant execute on function end_door_attempt(uuid,uuid,integer,bytea,text,integer,bytea) to courtside_auth;
grant execute on function end_kiosk_secrets() to public;
grant execute on function end_notice(uuid,uuid,uuid,text,text,interval,boolean) to courtside_auth;
grant execute on function end_notice_send(uuid,uuid,text,integer,text,text,interval) to courtside_auth;
grant execute on function end_staff_pin() to public;
grant execute on function end_webhook_attempt(uuid,uuid,integer,boolean,boolean,integer,jsonb) to courtside_auth;
grant execute on function erase_person(uuid) to courtside_auth;
grant execute on function export_person(uuid) to courtside_auth;
grant execute on function fail_booking_import_line(uuid,uuid,integer,text,integer) to courtside_auth;
grant execute on function fail_closure_work(uuid,uuid,text,integer) to courtside_auth;
grant execute on function find_api_key(bytea) to courtside_auth;
grant execute on function find_learners(text,integer) to courtside_tenant;
grant execute on function find_members(text,integer) to courtside_tenant;
grant execute on function find_partners(text,text,integer) to courtside_tenant;
grant execute on function forget_outdated_waitlist(integer) to courtside_auth;
grant execute on function forget_unproven_people(integer) to courtside_auth;
grant execute on function found_club(text,text,jsonb,uuid,text,inet,text) to courtside_tenant;
grant execute on function get_club_trial_status(uuid) to public;
grant execute on function grace_ends_at(clubs) to public;
grant execute on function has_left_club(uuid) to courtside_tenant;
grant execute on function impersonate(uuid,text) to courtside_tenant;
grant execute on function is_in_digest(uuid,uuid,text) to courtside_system;
grant execute on function is_in_digest(uuid,uuid,text) to courtside_tenant;
grant execute on function is_one_line(text) to public;
grant execute on function is_operator() to courtside_tenant;
grant execute on function is_sample_address(citext) to public;
grant execute on function is_urgent_notice(text,text,jsonb,timestamp with time zone) to courtside_system;
grant execute on function join_club(text,uuid,text,inet,text) to courtside_tenant;
grant execute on function json_without_person(jsonb,text,text) to public;
grant execute on function keep_event_capacity() to public;
grant execute on function kept_response(uuid,text) to public;
grant execute on function letter_pairs(text,text) to public;
grant execute on function literal_pattern(text) to public;
grant execute on function longest_occupancy() to public;
grant execute on function mark_address(citext,text,boolean) to courtside_auth;
grant execute on function may_still_invite(uuid,uuid,text) to courtside_tenant;
grant execute on function members_without_mail() to courtside_tenant;
grant execute on function my_invitations() to courtside_tenant;
grant execute on function my_join_requests() to courtside_tenant;
grant execute on function my_removal() to courtside_tenant;
grant execute on function my_unproven_club() to courtside_tenant;
grant execute on function names_time_before(jsonb,timestamp with time zone,timestamp with time zone) to courtside_system;
grant execute on function new_join_code() to public;
grant execute on function next_digest(time without time zone,text,timestamp with time zone) to courtside_system;
grant execute on function note_closure_work(uuid,uuid,integer) to courtside_auth;
grant execute on function note_end_of_booking() to public;
grant execute on function operator_problem(uuid) to courtside_tenant;
grant execute on function paid_ends_at(clubs) to public;
grant execute on function pair_device(bytea,jsonb) to courtside_auth;
grant execute on function pair_of_pattern(text) to public;
grant execute on function pending_join_requests() to courtside_tenant;
grant execute on function platform_club_usage(uuid,uuid) to courtside_tenant;
grant execute on function platform_clubs(uuid,text,text,integer) to courtside_tenant;
grant execute on function platform_enter_club(uuid,uuid) to courtside_tenant;
grant execute on function platform_errors(uuid,integer) to courtside_tenant;
grant execute on function platform_loads(uuid,integer) to courtside_tenant;
grant execute on function platform_note_export(uuid,uuid) to courtside_tenant;
grant execute on function platform_resume_club(uuid,uuid) to courtside_tenant;
grant execute on function platform_suspend_club(uuid,uuid,text) to courtside_tenant;
grant execute on function played_bookings(uuid,uuid,timestamp with time zone,timestamp with time zone) to public;
grant execute on function post_to_inboxes(integer) to courtside_auth;
grant execute on function purge_demo_registrations() to courtside_auth;
grant execute on function purge_demo_visitors(integer) to courtside_auth;
grant execute on function purge_notices(integer) to courtside_auth;
grant execute on function put_off_import(uuid,uuid,integer) to courtside_auth;
grant execute on function put_off_invitations(uuid,uuid,integer) to courtside_auth;
grant execute on function put_off_waitlist(uuid,integer) to courtside_auth;
grant execute on function quiet_hours_end(time without time zone,time without time zone,text,timestamp with time zone) to courtside_system;
grant execute on function reader_problem(uuid,uuid,text,text,jsonb,timestamp with time zone) to courtside_system;
grant execute on function record_rejection(uuid,text,text,text,uuid,uuid,text,inet,text,jsonb) to courtside_auth;
grant execute on function record_rejection(uuid,text,text,text,uuid,uuid,text,inet,text,jsonb) to courtside_tenant;
grant execute on function recover_notices() to courtside_auth;
grant execute on function release_booking_times(uuid,uuid[]) to public;
grant execute on function release_expired_holds(uuid,uuid,timestamp with time zone,timestamp with time zone) to public;
grant execute on function release_person_times(uuid,uuid[]) to public;
grant execute on function rename_coach(uuid,text) to courtside_tenant;
grant execute on function rename_member(uuid,text) to courtside_tenant;
grant execute on function rename_self(text) to courtside_tenant;
grant execute on function replace_notices(text,text,integer) to courtside_tenant;
grant execute on function reserve_sample_times(uuid,text,uuid[],uuid[],uuid[],timestamp with time zone[],timestamp with time zone[]) to public;
grant execute on function restore_demo_club(jsonb) to courtside_auth;
grant execute on function restore_demo_events(jsonb) to courtside_auth;
grant execute on function restore_demo_hours(jsonb) to courtside_auth;
grant execute on function search_members(text,text,text,boolean,timestamp with time zone,uuid,integer) to courtside_tenant;
grant execute on function seed_bookings(uuid,date[],double precision) to public;
grant execute on function seed_hours(uuid,jsonb) to public;
grant execute on function seed_people(uuid,jsonb,text) to public;
grant execute on function seed_sample_news(uuid,uuid) to public;
grant execute on function series_to_book(integer) to courtside_auth;
grant execute on function service_queues() to courtside_auth;
grant execute on function set_club_closing(integer) to courtside_tenant;
grant execute on function set_current_club_id(uuid) to courtside_tenant;
grant execute on function stop_broadcast_sends(uuid) to courtside_tenant;
grant execute on function subscription_of_event(text,jsonb) to courtside_auth;
grant execute on function switch_digest_off(uuid,uuid,text[]) to courtside_auth;
grant execute on function switch_mail_off(uuid,uuid,text) to courtside_auth;
grant execute on function take_join_try() to courtside_tenant;
grant execute on function take_text_receipt(uuid,uuid,boolean,text) to courtside_auth;
grant execute on function text_costs(uuid) to courtside_system;
grant execute on function text_costs(uuid) to courtside_tenant;
grant execute on function text_without_person(text,text,text) to public;
grant execute on function utc_text(timestamp with time zone) to public;
grant execute on function wake_channel_senders() to public;
grant execute on function wake_series() to public;
grant execute on function wake_waitlists() to public;
grant execute on function wants_notice(uuid,uuid,text,text) to courtside_system;
grant execute on function wants_notice(uuid,uuid,text,text) to courtside_tenant;
grant execute on function withdraw_notices(text[],boolean) to courtside_tenant;
grant execute on function write_booking(uuid,uuid,text,uuid,uuid,uuid,timestamp with time zone,timestamp with time zone,uuid[],uuid,uuid,text,text,jsonb,uuid,text,inet,text,jsonb,text,text,text,text,jsonb) to public;
