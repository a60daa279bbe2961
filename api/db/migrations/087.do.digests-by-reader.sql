-- concurrently
-- The sender takes all that waits for a reader's daily mail at once.
create index concurrently if not exists notices_in_digest on notices (club_id, user_id, digest_at) where state = 'queued' and digest_at is not null;
