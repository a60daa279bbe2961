-- Courts and bookings. club_id leads every key, so that the schema can be distributed by club.
create table courts (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 80),
  sport text not null check (sport <> '' and sport = lower(sport) and length(sport) <= 40),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  constraint courts_name_line check (is_one_line(name) and is_one_line(sport))
);
create unique index courts_name_key on courts (club_id, sport, lower(name));

create table bookings (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  court_id uuid not null,
  user_id uuid not null,
  kind text not null default 'booking' check (kind in ('booking', 'lesson')),
  coach_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- 'completed' is derived once the end has passed.
  status text not null default 'confirmed' check (status in ('confirmed', 'canceled')),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  canceled_by uuid,
  canceled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  primary key (club_id, id),
  foreign key (club_id, court_id) references courts (club_id, id),
  foreign key (club_id, user_id) references memberships (club_id, user_id),
  foreign key (club_id, coach_id) references memberships (club_id, user_id),
  check (ends_at > starts_at),
  check ((kind = 'lesson') = (coach_id is not null))
);
create index bookings_by_person on bookings (club_id, user_id, starts_at desc, id);
create index bookings_by_time on bookings (club_id, starts_at, id);
create index bookings_by_court on bookings (club_id, court_id, starts_at);
-- A departing coach's lessons are found by it.
create index bookings_by_coach on bookings (club_id, coach_id, starts_at) where coach_id is not null;

create table court_blocks (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  court_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text check (length(reason) <= 500),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, court_id) references courts (club_id, id),
  check (ends_at > starts_at),
  -- A year at most: that bounds the scan for blocks that have not ended, by their start.
  constraint court_blocks_length check (ends_at - starts_at <= interval '367 days')
);
create index court_blocks_by_time on court_blocks (club_id, starts_at, id);
