-- What of the booked time was played, and what was a no-show (docs/decisions/0066). Rollups from before hold zeros, which the
-- constraint would be read through for nothing: it is not validated.
alter table report_hours
  add column played_minutes smallint not null default 0,
  add column no_show_minutes smallint not null default 0,
  add column no_shows smallint not null default 0;
alter table report_hours add constraint report_hours_attended
  check (least(played_minutes, no_show_minutes, no_shows) >= 0 and played_minutes + no_show_minutes <= booked_minutes) not valid;

-- Dates with check-ins are counted again.
insert into report_changes (club_id, starts_at, ends_at)
select club_id, starts_at, ends_at from bookings where checked_in_at is not null and starts_at < now();
