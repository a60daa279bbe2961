-- A closure that changes more than one request may is carried out by a job in one transaction (docs/decisions/0087). Until that is
-- committed it is `closing`, and has blocked and changed nothing; `failed` if it cannot be carried out.
alter table closures drop constraint closures_state_check;
alter table closures add constraint closures_state_check check (state in ('closing', 'closed', 'failed', 'reopened', 'undone'));
alter table closures
  -- The request and where it came from; null: it was carried out by its request.
  add column work jsonb,
  add column work_after timestamptz not null default '-infinity',
  -- How many bookings, lessons and event dates there are, and how many the job has handled, for people who watch.
  add column work_total integer not null default 0 check (work_total >= 0),
  add column work_done integer not null default 0 check (work_done >= 0),
  add column problem text check (length(problem) <= 400);
