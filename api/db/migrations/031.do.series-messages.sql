-- Why a date of a series was skipped or missed, as its person read it; a job ends by the series' state alone.
alter table booking_series_dates add column message text check (length(message) <= 500);
alter table booking_series drop column stop_requested_at;
