-- Courts and what fills them. club_id leads every key, so that the schema can be distributed by club.
create table courts (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 80),
  sport text not null check (sport <> '' and sport = lower(sport) and length(sport) <= 40),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (club_id, id)
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
  -- 'completed' is derived once the end has passed (decision 23).
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
  check (ends_at > starts_at)
);
create index court_blocks_by_time on court_blocks (club_id, starts_at, id);

-- The invariant of the product (decision 19): whatever fills a court owns a row here, and no two rows of a court overlap.
-- Insert with ON CONFLICT DO NOTHING: a plain insert under a race deadlocks. The 25-hour check (a long block has one row
-- for each date) lets a day's query scan a bounded piece of the index by court and time.
create table court_occupancies (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  court_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  kind text not null check (kind in ('booking', 'lesson', 'event', 'block', 'offer_held')),
  booking_id uuid,
  block_id uuid,
  primary key (club_id, id),
  foreign key (club_id, court_id) references courts (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade deferrable initially deferred,
  foreign key (club_id, block_id) references court_blocks (club_id, id) on delete cascade deferrable initially deferred,
  check (ends_at > starts_at and ends_at - starts_at <= interval '25 hours'),
  constraint court_occupancies_no_overlap
    exclude using gist (club_id with =, court_id with =, tstzrange(starts_at, ends_at) with &&)
);
-- Two things keep the planner from the constraint's own index, which reads every occupancy a court ever had: the end is
-- included and no key (Postgres 18 would expect a costly skip scan), and the statistics say that a court has one club.
create index court_occupancies_by_court on court_occupancies (club_id, court_id, starts_at) include (ends_at);
create statistics court_occupancies_court_has_club (dependencies) on club_id, court_id from court_occupancies;
create unique index court_occupancies_booking on court_occupancies (club_id, booking_id) where booking_id is not null;
create index court_occupancies_block on court_occupancies (club_id, block_id) where block_id is not null;

-- The second one (decision 20): a member or coach cannot be in two places. What staff book under their own name has no row.
create table person_occupancies (
  club_id uuid not null references clubs (id),
  booking_id uuid not null,
  user_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (club_id, booking_id, user_id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade deferrable initially deferred,
  foreign key (club_id, user_id) references memberships (club_id, user_id),
  constraint person_occupancies_no_overlap
    exclude using gist (club_id with =, user_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index person_occupancies_by_time on person_occupancies (club_id, user_id, starts_at) include (ends_at);
create statistics person_occupancies_person_has_club (dependencies) on club_id, user_id from person_occupancies;

-- The conflict check of O §7. The constraint is the truth; this is for callers that ask first.
create function check_booking_conflict(p_court_id uuid, p_start_time timestamptz, p_end_time timestamptz)
returns boolean language sql stable
return exists (
  select from court_occupancies
  where club_id = current_club_id()
    and court_id = p_court_id
    and starts_at < p_end_time
    and starts_at > p_start_time - interval '25 hours'
    and ends_at > p_start_time
);
