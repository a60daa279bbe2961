-- concurrently
-- Admins read a club's deliveries, the newest first; a message to members finds its own.
create index concurrently if not exists notices_by_time on notices (club_id, created_at desc, id desc);
