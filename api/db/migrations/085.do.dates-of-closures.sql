-- concurrently
-- A series has one closure at a time.
create unique index concurrently if not exists closures_of_series on closures (club_id, series_id, starts_at) where series_id is not null;
