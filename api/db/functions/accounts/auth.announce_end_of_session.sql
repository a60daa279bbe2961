-- The end of a session ends its live streams, for every cause: sign-out, a new password, a ban, a reused token, or a new session
-- id after a second factor.
create or replace function auth.announce_end_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('courtside_live', json_build_object('session_id', old.id)::text);
  return null;
end
$$;

create or replace trigger session_ended after delete on auth.sessions
  for each row execute function auth.announce_end_of_session();

create or replace trigger session_renamed after update of id on auth.sessions
  for each row when (old.id <> new.id) execute function auth.announce_end_of_session();
