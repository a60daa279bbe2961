-- When the visitor and the session are deleted. Until then every call of the club responds with 402 and /me reports demo_expired,
-- so that the web can show /demo-ended instead of the sign-in page.
create or replace function demo_purged_at(visitor_since timestamptz) returns timestamptz language sql immutable parallel safe
return demo_ends_at(visitor_since) + interval '10 minutes';
