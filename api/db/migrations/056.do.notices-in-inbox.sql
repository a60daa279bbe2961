-- concurrently
-- A person reads the newest first, and the bell counts.
create index concurrently if not exists notices_in_inbox on notices (club_id, user_id, inbox_at desc, id desc) where inbox_at is not null;
