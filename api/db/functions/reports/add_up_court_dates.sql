-- Keeps report_court_dates the sums of report_hours after every change of those.
create or replace function add_up_court_dates() returns trigger
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

revoke execute on function add_up_court_dates() from public;

create or replace trigger report_hours_added after insert on report_hours
  referencing new table as changed for each statement execute function add_up_court_dates();
create or replace trigger report_hours_changed after update on report_hours
  referencing new table as changed for each statement execute function add_up_court_dates();
create or replace trigger report_hours_removed after delete on report_hours
  referencing old table as changed for each statement execute function add_up_court_dates();
