-- When coaches teach: one weekly table in the club's local time, dates off, and the lessons that members request.
create table coach_availability (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  day_of_week text not null
    check (day_of_week in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  start_time time not null,
  end_time time not null,
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade,
  check (end_time > start_time),
  check (extract(epoch from start_time)::integer % 1800 = 0 and extract(epoch from end_time)::integer % 1800 = 0),
  constraint coach_availability_no_overlap exclude using gist (
    club_id with =, user_id with =, day_of_week with =,
    int4range(extract(epoch from start_time)::integer, extract(epoch from end_time)::integer) with &&
  )
);
create index coach_availability_by_person on coach_availability (club_id, user_id);

-- From the first date, or its start time, to the end of the last, or its end time: club-local, like the table above.
create table coach_time_off (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  start_time time,
  end_time time,
  note text check (length(note) <= 200),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade,
  check (ends_on >= starts_on and ends_on - starts_on <= 366),
  check ((start_time is null) = (end_time is null)),
  check (ends_on > starts_on or end_time > start_time or start_time is null)
);
create index coach_time_off_by_person on coach_time_off (club_id, user_id, ends_on);

-- Accepting a request books it: an accepted request and its booking are one, and the booking's outcome is the request's
-- status too (completed and canceled are derived).
create table lesson_requests (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  member_id uuid not null,
  coach_id uuid not null,
  sport text check (length(sport) <= 40),
  -- Club-local.
  preferred_date date not null,
  preferred_time time not null,
  notes text check (length(notes) <= 1000),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
  booking_id uuid,
  decline_reason text check (length(decline_reason) <= 500),
  -- Milliseconds, as the list's cursor has them.
  created_at timestamptz not null default date_trunc('milliseconds', clock_now()),
  decided_by uuid,
  decided_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, member_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, coach_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade deferrable initially deferred,
  check (member_id <> coach_id),
  check ((status = 'accepted') = (booking_id is not null)),
  check ((status = 'pending') = (decided_at is null))
);
create unique index lesson_requests_once on lesson_requests (club_id, member_id, coach_id, preferred_date, preferred_time)
  where status = 'pending';
create unique index lesson_requests_booking on lesson_requests (club_id, booking_id) where booking_id is not null;
create index lesson_requests_of_coach on lesson_requests (club_id, coach_id, created_at desc, id desc);
create index lesson_requests_of_member on lesson_requests (club_id, member_id, created_at desc, id desc);
create index lesson_requests_newest on lesson_requests (club_id, created_at desc, id desc);
