-- Daily rollups for reports (docs/decisions/0066). They outlive what they were counted from: blocks and canceled bookings are
-- deleted after 400 days, refused requests after 30.

-- How one court was used in one hour of the club's clock.
create table report_hours (
  club_id uuid not null references clubs (id),
  date date not null,
  court_id uuid not null,
  hour smallint not null check (hour between 0 and 23),
  open_minutes smallint not null check (open_minutes >= 0),
  booked_minutes smallint not null check (booked_minutes >= 0),
  lesson_minutes smallint not null check (lesson_minutes >= 0),
  event_minutes smallint not null check (event_minutes >= 0),
  blocked_minutes smallint not null check (blocked_minutes >= 0),
  bookings smallint not null check (bookings >= 0),
  lessons smallint not null check (lessons >= 0),
  events smallint not null check (events >= 0),
  primary key (club_id, date, court_id, hour),
  foreign key (club_id, court_id) references courts (club_id, id) on delete cascade,
  constraint report_hours_used check (booked_minutes + lesson_minutes + event_minutes <= open_minutes)
);

-- What else was counted on one date: who waited in vain, refused requests by code, and bookings by how far ahead they were made or canceled.
create table report_counts (
  club_id uuid not null references clubs (id),
  date date not null,
  measure text not null check (measure in ('waiting', 'rejected', 'lead', 'canceled')),
  key text not null check (length(key) <= 200),
  count integer not null check (count > 0),
  primary key (club_id, date, measure, key)
);

-- The dates that have rollups, with what was open: a date that is counted again keeps its opening hours and courts.
create table report_dates (
  club_id uuid not null references clubs (id),
  date date not null,
  time_zone text not null,
  opens_at time not null,
  closes_at time not null,
  court_ids uuid[] not null,
  primary key (club_id, date)
);

-- Times of courts that changed after they had begun. Rows are only added, and deleted by the job, so that no change waits for another.
create table report_changes (
  club_id uuid not null references clubs (id),
  id bigint generated always as identity,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (club_id, id)
);

alter table report_hours enable row level security;
alter table report_hours force row level security;
alter table report_counts enable row level security;
alter table report_counts force row level security;
alter table report_dates enable row level security;
alter table report_dates force row level security;
alter table report_changes enable row level security;
alter table report_changes force row level security;
create policy tenant_isolation on report_hours to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy tenant_isolation on report_counts to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy tenant_isolation on report_dates to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy tenant_isolation on report_changes to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on report_hours to courtside_system using (true) with check (true);
create policy system on report_counts to courtside_system using (true) with check (true);
create policy system on report_dates to courtside_system using (true) with check (true);
create policy system on report_changes to courtside_system using (true) with check (true);
grant select, insert, update, delete on report_hours, report_counts, report_dates to courtside_tenant, courtside_system;
grant select, delete on report_changes to courtside_tenant;
grant select, insert, delete on report_changes to courtside_system;
