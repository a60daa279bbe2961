-- When coaches teach (decision 30): one weekly table in the club's local time, and dates off. What refers to a membership goes
-- with it: only the purge of demo visitors ever deletes one.

-- A replacement of the weekly table names the version it was read at, so that no edit overwrites another.
alter table memberships add column availability_version integer not null default 0;

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

do $$
declare
  club_table text;
begin
  foreach club_table in array array['coach_availability', 'coach_time_off'] loop
    execute format('alter table %I enable row level security', club_table);
    execute format('alter table %I force row level security', club_table);
    execute format(
      'create policy club_wall on %I to courtside_tenant
         using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', club_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', club_table);
  end loop;
end
$$;
grant select, insert, delete on coach_availability, coach_time_off to courtside_tenant;
grant select, insert, update, delete on coach_availability, coach_time_off to courtside_system;
