-- The end of a device ends its live streams; those of member sessions at it end with the sessions.
create or replace function announce_end_of_device() returns trigger language plpgsql as $$
begin
  perform pg_notify('courtside_live', json_build_object('session_id', old.id)::text);
  return null;
end
$$;

create or replace trigger device_ended after delete on devices
  for each row execute function announce_end_of_device();
