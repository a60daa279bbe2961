-- Browsers that have signed in to an account by password. Their wrong passwords count apart from everybody else's, so that a
-- stranger's guesses slow down without keeping the owner out.
create table auth.known_browsers (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the secret in the browser's cookie.
  browser_hash bytea not null,
  signed_in_at timestamptz not null default clock_now(),
  primary key (user_id, browser_hash)
);
create index known_browsers_by_hash on auth.known_browsers (browser_hash);
create index known_browsers_by_age on auth.known_browsers (signed_in_at);
grant select, insert, update, delete on auth.known_browsers to courtside_auth;

-- The counter of the newest refresh token whose access token came back in a request: its holder has received it, so the
-- token before it is of no more use to anybody honest.
alter table auth.sessions add column received_counter integer not null default -1;

-- A session ends its streams, whatever ended it: sign-out, a new password, a ban, a reused token, a new id after a second factor.
create function auth.announce_end_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('courtside_live', json_build_object('session_id', old.id)::text);
  return null;
end
$$;
create trigger session_ended after delete on auth.sessions
  for each row execute function auth.announce_end_of_session();
create trigger session_renamed after update of id on auth.sessions
  for each row when (old.id <> new.id) execute function auth.announce_end_of_session();
