-- Clubs, people, and what ties them. One club per person (decision 1); leaving keeps the row, so history keeps its names.
create table clubs (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 120),
  location text not null default '' check (length(location) <= 200),
  contact_email text not null default '' check (length(contact_email) <= 254),
  contact_phone text not null default '' check (length(contact_phone) <= 40),
  logo text,
  primary_color text not null default '#1F2937' check (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
  welcome_message text not null default '' check (length(welcome_message) <= 2000),
  sports text[] not null default '{tennis,pickleball}' check (cardinality(sports) between 1 and 30),
  -- The canonical booking rules of decision 16; contracts/domain/club-rules.ts holds the same ranges.
  slot_length_minutes integer not null default 60 check (slot_length_minutes between 15 and 180 and slot_length_minutes % 15 = 0),
  advance_booking_days integer not null default 7 check (advance_booking_days between 0 and 365),
  max_bookings_per_day integer not null default 2 check (max_bookings_per_day between 1 and 20),
  max_bookings_per_week integer not null default 0 check (max_bookings_per_week between 0 and 100),
  max_booking_length_minutes integer not null default 60 check (max_booking_length_minutes in (30, 60, 90, 120, 180)),
  cancel_cutoff_hours integer not null default 0 check (cancel_cutoff_hours between 0 and 72),
  booking_hours_start time not null default '06:00',
  booking_hours_end time not null default '22:00',
  time_zone text not null default 'America/New_York',
  waitlist_enabled boolean not null default true,
  allow_trial_mode boolean not null default false,
  -- Access (decision 11): only the webhook and the jobs write these.
  is_demo boolean not null default false,
  trial_expires_at timestamptz,
  subscription_status text not null default 'none'
    check (subscription_status in ('none', 'trialing', 'active', 'past_due', 'canceled')),
  subscription_ends_at timestamptz,
  past_due_since timestamptz,
  -- Optimistic locking of settings: a save names the version it was read at.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (booking_hours_end > booking_hours_start)
);

create table users (
  id uuid primary key references auth.users (id),
  email citext not null,
  full_name text not null check (length(full_name) <= 120),
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);

create table memberships (
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id),
  role text not null check (role in ('admin', 'coach', 'front_desk', 'member')),
  bio text not null default '' check (length(bio) <= 4000),
  sports text[] not null default '{}',
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (club_id, user_id)
);
create unique index memberships_one_club on memberships (user_id) where left_at is null;
create index memberships_by_role on memberships (club_id, role) where left_at is null;

create table subscription_plans (
  id text primary key,
  name text not null,
  price_monthly integer not null,
  price_yearly integer not null,
  -- null = unlimited
  max_courts integer,
  max_members integer,
  features text[] not null default '{}',
  is_active boolean not null default true
);
-- Courts and members are columns; `features` says what else the plan brings.
insert into subscription_plans (id, name, price_monthly, price_yearly, max_courts, max_members, features) values
  ('starter', 'Starter', 2900, 29000, 4, 100,
    '{"Online court booking on a live grid","Waitlist with automatic offers","Email support"}'),
  ('pro', 'Pro', 7900, 79000, 12, 500,
    '{"Everything in Starter","Coaches, lessons and events","Front-desk kiosk","Priority support"}'),
  ('elite', 'Elite', 14900, 142800, null, null,
    '{"Everything in Pro","Help with moving your club over"}');
