-- The rows that functions return where no table has them.

create type access_status as (
  has_access boolean,
  access_type text,
  is_demo boolean,
  is_trial boolean,
  is_active boolean,
  demo_expires_at timestamptz,
  trial_expires_at timestamptz,
  minutes_remaining integer,
  days_remaining integer
);

create type trial_status as (
  is_paid boolean,
  trial_active boolean,
  trial_expires timestamptz,
  subscription_status text,
  has_access boolean,
  days_remaining integer
);

create type request_context as (
  -- null if the session is valid; else session_not_found, user_not_found, user_banned or insufficient_aal.
  problem text,
  user_id uuid,
  email text,
  full_name text,
  is_demo boolean,
  created_at timestamptz,
  club_id uuid,
  role text,
  impersonating_role text,
  bio text,
  sports text[],
  access access_status,
  now timestamptz,
  session_expires_at timestamptz,
  qa_role text
);

create type join_answer as (club_id uuid, club_name text, status text, created_at timestamptz);
create type join_asked as (user_id uuid, full_name text, email text, asked_at timestamptz, was_member boolean);

create type unproven_club as (id uuid, name text, location text, created_at timestamptz, closes_at timestamptz);

create type own_invitation as (
  id uuid, club_id uuid, club_name text, role text, invited_by text, created_at timestamptz, expires_at timestamptz
);
-- `is_new` is false for a repeated call. `refusal` is the reason of a rejection: not_found, expired, already_in_club.
create type accepted_invitation as (refusal text, club_id uuid, club_name text, role text, is_new boolean);

create type member_found as (user_id uuid, full_name text, email text, role text, joined_at timestamptz);

create type notice_claimed as (
  club_id uuid, id uuid, kind text, facts jsonb, attempts integer, problem text,
  address text, club_name text, color text, time_zone text, contact_email text
);

create type billing_outcome as (club_id uuid, outcome text, subscription_status text, plan_id text);
