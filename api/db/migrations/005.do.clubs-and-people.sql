-- People, clubs, their plans and their logos.
create table users (
  id uuid primary key references auth.users (id),
  email citext not null,
  full_name text not null check (length(full_name) <= 120) constraint users_full_name_line check (is_one_line(full_name)),
  is_demo boolean not null default false,
  onboarding_dismissed_at timestamptz,
  created_at timestamptz not null default now()
);
create index users_search on users using gin (full_name gin_trgm_ops, (email::text) gin_trgm_ops);
create index users_demo_by_age on users (created_at) where is_demo;

create table subscription_plans (
  id text primary key,
  name text not null,
  price_monthly integer not null,
  price_yearly integer not null,
  -- null = unlimited
  max_courts integer,
  max_members integer,
  -- What the plan brings besides courts and members.
  features text[] not null default '{}',
  is_active boolean not null default true
);
insert into subscription_plans (id, name, price_monthly, price_yearly, max_courts, max_members, features) values
  ('starter', 'Starter', 2900, 29000, 4, 100,
    '{"Online court booking on a live grid","Waitlist with automatic offers","Email support"}'),
  ('pro', 'Pro', 7900, 79000, 12, 500,
    '{"Everything in Starter","Coaches, lessons and events","Front-desk kiosk","Priority support"}'),
  ('elite', 'Elite', 14900, 142800, null, null,
    '{"Everything in Pro","Help with moving your club over"}');

create table clubs (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 120),
  location text not null default '' check (length(location) <= 200),
  contact_email text not null default '' check (length(contact_email) <= 254),
  contact_phone text not null default '' check (length(contact_phone) <= 40),
  -- The digest in the logo's address; the image itself is in club_logos, so that reading a club stays small.
  logo text constraint clubs_logo_is_a_digest check (logo ~ '^[0-9a-f]{64}$'),
  primary_color text not null default '#1F2937' check (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
  welcome_message text not null default '' check (length(welcome_message) <= 2000),
  join_code text not null unique default new_join_code() check (join_code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  sports text[] not null default '{tennis,pickleball}' check (cardinality(sports) between 1 and 30),
  -- The booking rules; contracts/domain/club-rules.ts holds the same ranges.
  slot_length_minutes integer not null default 60 check (slot_length_minutes between 15 and 180 and slot_length_minutes % 15 = 0),
  advance_booking_days integer not null default 7 check (advance_booking_days between 0 and 365),
  max_bookings_per_day integer not null default 2 check (max_bookings_per_day between 1 and 20),
  max_bookings_per_week integer not null default 0 check (max_bookings_per_week between 0 and 100),
  max_booking_length_minutes integer not null default 60 check (max_booking_length_minutes in (30, 60, 90, 120, 180)),
  cancel_cutoff_hours integer not null default 0 check (cancel_cutoff_hours between 0 and 72),
  booking_hours_start time not null default '06:00',
  booking_hours_end time not null default '22:00',
  -- A zone that this database does not know would fail every query that computes the club's day.
  time_zone text not null default 'America/New_York'
    constraint clubs_time_zone_known check (timestamptz 'epoch' at time zone time_zone is not null),
  -- Null until an admin has confirmed or changed hours and time zone: a step of the onboarding card.
  hours_confirmed_at timestamptz,
  waitlist_enabled boolean not null default true,
  allow_trial_mode boolean not null default false,
  -- Access and subscription: only the provider's webhook and the jobs write these.
  is_demo boolean not null default false,
  trial_expires_at timestamptz,
  subscription_status text not null default 'none'
    check (subscription_status in ('none', 'trialing', 'active', 'past_due', 'canceled')),
  subscription_ends_at timestamptz,
  past_due_since timestamptz,
  plan_id text references subscription_plans (id),
  -- When the club closes unless an admin cancels that. A club that is going to close may be without an admin.
  closes_at timestamptz,
  -- A closed club has no members.
  closed_at timestamptz,
  -- The account whose address the club was founded with, while that address was not proven and until its owner decides.
  unproven_founder uuid references users (id),
  -- Optimistic locking of settings: a save names the version it was read at.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (booking_hours_end > booking_hours_start),
  constraint clubs_name_line check (is_one_line(name) and is_one_line(location))
);
create index clubs_closing on clubs (closes_at) where closes_at is not null and closed_at is null;
create index clubs_closed on clubs (closed_at) where closed_at is not null;
create index clubs_by_unproven_founder on clubs (unproven_founder) where unproven_founder is not null;

-- One logo a club, as the api re-encoded it.
create table club_logos (
  club_id uuid primary key references clubs (id) on delete cascade,
  -- SHA-256 of the image, in hex.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  image bytea not null check (length(image) <= 8 * 1024 * 1024),
  uploaded_at timestamptz not null default now()
);
