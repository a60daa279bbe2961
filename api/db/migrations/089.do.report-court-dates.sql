-- How a court was used on a whole date: report_hours of it added up, so that reports by date and by court read a sixteenth of the rows
-- (docs/decisions/0066). It follows report_hours by triggers, whichever release counts.
create table report_court_dates (
  club_id uuid not null references clubs (id),
  date date not null,
  court_id uuid not null,
  open_minutes smallint not null,
  booked_minutes smallint not null,
  lesson_minutes smallint not null,
  event_minutes smallint not null,
  blocked_minutes smallint not null,
  bookings smallint not null,
  lessons smallint not null,
  events smallint not null,
  played_minutes smallint not null,
  no_show_minutes smallint not null,
  no_shows smallint not null,
  primary key (club_id, date, court_id),
  foreign key (club_id, court_id) references courts (club_id, id) on delete cascade
);
alter table report_court_dates enable row level security;
alter table report_court_dates force row level security;
create policy tenant_isolation on report_court_dates to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on report_court_dates to courtside_system using (true) with check (true);
grant select, insert, update, delete on report_court_dates to courtside_tenant, courtside_system;

-- As in api/db/functions/reports/, which replaces it: a process of the release before may count between this migration and that file.
create function add_up_court_dates() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  delete from report_court_dates d using (select distinct club_id, date, court_id from changed) c
  where d.club_id = c.club_id and d.date = c.date and d.court_id = c.court_id;
  insert into report_court_dates
  select club_id, date, court_id, sum(open_minutes), sum(booked_minutes), sum(lesson_minutes), sum(event_minutes), sum(blocked_minutes),
    sum(bookings), sum(lessons), sum(events), sum(played_minutes), sum(no_show_minutes), sum(no_shows)
  from report_hours where (club_id, date, court_id) in (select club_id, date, court_id from changed)
  group by club_id, date, court_id;
  return null;
end
$$;
create trigger report_hours_added after insert on report_hours
  referencing new table as changed for each statement execute function add_up_court_dates();
create trigger report_hours_changed after update on report_hours
  referencing new table as changed for each statement execute function add_up_court_dates();
create trigger report_hours_removed after delete on report_hours
  referencing old table as changed for each statement execute function add_up_court_dates();

set local statement_timeout = 0;
insert into report_court_dates
select club_id, date, court_id, sum(open_minutes), sum(booked_minutes), sum(lesson_minutes), sum(event_minutes), sum(blocked_minutes),
  sum(bookings), sum(lessons), sum(events), sum(played_minutes), sum(no_show_minutes), sum(no_shows)
from report_hours group by club_id, date, court_id;
