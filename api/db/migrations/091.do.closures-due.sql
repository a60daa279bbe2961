-- concurrently
-- The job that carries out big closures asks every five seconds, and so do the numbers of what waits.
create index concurrently if not exists closures_due on closures (work_after) where work is not null and state in ('closing', 'closed');
