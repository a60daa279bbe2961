-- Events (O §2.8, decision 29). An event is a series of one date or of thirteen; registration is on the event and covers them all.
create table events (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  title text not null check (title <> '' and length(title) <= 120),
  description text check (description <> '' and length(description) <= 2000),
  court_id uuid not null,
  max_attendees integer not null default 10 check (max_attendees between 1 and 1000),
  -- Set where a coach made it, until they leave or stop coaching: then it is the admins' alone.
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
-- its times whatever is edited later; one that does not take place keeps its row and loses its court.
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

-- Only the purge of demo visitors deletes a membership, and their places with it.
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

-- The capacity holds whoever writes: the event's row keeps two apart who register for the last place.
create function keep_event_capacity() returns trigger language plpgsql as $$
declare
  places integer;
begin
  select max_attendees into places from events where club_id = new.club_id and id = new.event_id for no key update;
  if (select count(*) from event_registrations where club_id = new.club_id and event_id = new.event_id) > places then
    raise exception 'the event is full' using errcode = 'check_violation', constraint = 'event_registrations_capacity';
  end if;
  return null;
end
$$;
create trigger event_registrations_capacity after insert on event_registrations
for each row execute function keep_event_capacity();

-- An event fills its court on each of its dates.
alter table court_occupancies
  add column event_date_id uuid,
  add constraint court_occupancies_event_date_fkey
    foreign key (club_id, event_date_id) references event_dates (club_id, id) on delete cascade deferrable initially deferred;
create unique index court_occupancies_event_date on court_occupancies (club_id, event_date_id) where event_date_id is not null;

-- The coach who leads an event is in no other place meanwhile; whoever registers for one may also have booked a court.
alter table person_occupancies drop constraint person_occupancies_pkey;
alter table person_occupancies
  alter column booking_id drop not null,
  add column id uuid not null default gen_random_uuid(),
  add column event_date_id uuid,
  add primary key (club_id, id),
  add constraint person_occupancies_booking unique (club_id, booking_id, user_id),
  add constraint person_occupancies_event_date unique (club_id, event_date_id, user_id),
  add constraint person_occupancies_cause check (num_nonnulls(booking_id, event_date_id) = 1),
  add constraint person_occupancies_event_date_fkey
    foreign key (club_id, event_date_id) references event_dates (club_id, id) on delete cascade deferrable initially deferred;

do $$
declare
  club_table text;
begin
  foreach club_table in array array['events', 'event_dates', 'event_registrations'] loop
    execute format('alter table %I enable row level security', club_table);
    execute format('alter table %I force row level security', club_table);
    execute format(
      'create policy club_wall on %I to courtside_tenant
         using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', club_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', club_table);
  end loop;
end
$$;
grant select, insert, update on events, event_dates to courtside_tenant;
grant select, insert, delete on event_registrations to courtside_tenant;
grant select, insert, update, delete on events, event_dates, event_registrations to courtside_system;
