-- A series of bookings (docs/product/booking.md#series): its rule by the club's clock, and one row for each of its dates with what
-- became of it. A series of many dates is booked by a job, in which planned dates become booked or missed ones.
create table booking_series (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  court_id uuid not null,
  -- What staff call it; members do not read it.
  label text check (label <> '' and length(label) <= 80) constraint booking_series_label_line check (is_one_line(label)),
  starts_on date not null,
  start_time time not null,
  end_time time not null check (end_time > start_time),
  every_weeks integer not null check (every_weeks between 1 and 52),
  weekdays text[] not null check (
    weekdays <> '{}' and weekdays <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
  state text not null check (state in ('running', 'done', 'stopped')),
  -- Set by whoever stops the job, which then books nothing more.
  stop_requested_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships (club_id, user_id),
  foreign key (club_id, created_by) references memberships (club_id, user_id),
  foreign key (club_id, court_id) references courts (club_id, id)
);
create index booking_series_by_person on booking_series (club_id, user_id);
create index booking_series_by_creator on booking_series (club_id, created_by);
create index booking_series_by_court on booking_series (club_id, court_id);
create index booking_series_by_age on booking_series (created_at);
create index booking_series_running on booking_series (created_at) where state = 'running';

alter table bookings
  add column series_id uuid,
  add constraint bookings_series_fkey foreign key (club_id, series_id) references booking_series (club_id, id)
    on delete set null (series_id);
create index bookings_by_series on bookings (club_id, series_id, starts_at) where series_id is not null;

create table booking_series_dates (
  club_id uuid not null references clubs (id),
  series_id uuid not null,
  date date not null,
  court_id uuid not null,
  -- Both null if the clock skips the time on that date.
  starts_at timestamptz,
  ends_at timestamptz,
  -- skipped: left out on request; missed: the job could not book it.
  outcome text not null check (outcome in ('planned', 'booked', 'skipped', 'missed')),
  -- Why it was skipped or missed; null for a date that could have been booked.
  code text,
  booking_id uuid,
  primary key (club_id, series_id, date),
  foreign key (club_id, series_id) references booking_series (club_id, id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete set null (booking_id)
    deferrable initially deferred,
  check ((starts_at is null) = (ends_at is null) and ends_at > starts_at),
  check (starts_at is not null or outcome = 'skipped')
);
create index booking_series_dates_by_booking on booking_series_dates (club_id, booking_id) where booking_id is not null;
create index booking_series_dates_by_court on booking_series_dates (club_id, court_id);

do $$
declare
  club_table text;
begin
  foreach club_table in array array['booking_series', 'booking_series_dates'] loop
    execute format('alter table %I enable row level security', club_table);
    execute format('alter table %I force row level security', club_table);
    execute format(
      'create policy tenant_isolation on %I to courtside_tenant
         using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', club_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', club_table);
    execute format('grant select, insert, update on %I to courtside_tenant', club_table);
    execute format('grant select, insert, update, delete on %I to courtside_system', club_table);
  end loop;
end
$$;

-- How many dates a series of a member or coach may have; 0: they make none.
alter table clubs add column series_max_dates integer not null default 0 check (series_max_dates between 0 and 30);
grant update (series_max_dates) on clubs to courtside_tenant;
