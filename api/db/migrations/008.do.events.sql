-- An event is a series of one date or of thirteen; registration is for the event and covers all dates.
create table events (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  title text not null check (title <> '' and length(title) <= 120) constraint events_title_line check (is_one_line(title)),
  description text check (description <> '' and length(description) <= 2000),
  court_id uuid not null,
  max_attendees integer not null default 10 check (max_attendees between 1 and 1000),
  -- Set where a coach created it, until they leave or stop coaching: then it belongs to the admins alone.
  coach_id uuid,
  recurrence_rule text check (recurrence_rule = 'weekly'),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  -- An edit names the version it was read at.
  version integer not null default 1,
  canceled_by uuid,
  canceled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  primary key (club_id, id),
  foreign key (club_id, court_id) references courts (club_id, id),
  foreign key (club_id, coach_id) references memberships (club_id, user_id) on delete set null (coach_id)
);
create index events_by_court on events (club_id, court_id) where canceled_at is null;
create index events_by_coach on events (club_id, coach_id) where coach_id is not null;

-- One row for each club-local date: the original is number 0, generated repeats are its instances. A date that has begun keeps
-- its times through later edits; a canceled date keeps its row and loses its court.
create table event_dates (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  event_id uuid not null,
  number integer not null check (number between 0 and 12),
  court_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  canceled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  primary key (club_id, id),
  unique (club_id, event_id, number),
  foreign key (club_id, event_id) references events (club_id, id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id),
  check (ends_at > starts_at and ends_at - starts_at <= interval '25 hours')
);
create index event_dates_by_time on event_dates (club_id, starts_at, event_id);
create index event_dates_by_court on event_dates (club_id, court_id, starts_at) where canceled_at is null;

create table event_registrations (
  club_id uuid not null references clubs (id),
  event_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (club_id, event_id, user_id),
  foreign key (club_id, event_id) references events (club_id, id) on delete cascade,
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade
);
create index event_registrations_by_person on event_registrations (club_id, user_id);
