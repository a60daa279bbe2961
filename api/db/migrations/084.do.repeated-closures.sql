-- A repeated closure is a closure for each of its dates (docs/decisions/0105): all of them were made in one transaction, and each can
-- be changed alone.
alter table closures
  add column series_id uuid,
  -- Its days and its end, as the request named them.
  add column series_rule jsonb,
  -- Attempts of the job that failed for no reason of the club's.
  add column work_attempts integer not null default 0 check (work_attempts >= 0),
  add constraint closures_series_check check ((series_id is null) = (series_rule is null));
