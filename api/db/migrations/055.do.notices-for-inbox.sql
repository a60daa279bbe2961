-- concurrently
-- The job looks for what is due.
create index concurrently if not exists notices_for_inbox on notices (inbox_after) where inbox_after is not null and inbox_at is null;
