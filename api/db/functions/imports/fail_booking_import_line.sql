-- Ends a line of an import of bookings that could not be booked, or with null as the reason puts the import off after an unexpected
-- failure.
create or replace function fail_booking_import_line(p_club uuid, p_import uuid, p_line integer, p_why text, p_seconds integer)
returns void language sql security definer set search_path = public, pg_temp as $$
  update booking_import_lines set state = 'failed', why = p_why
  where club_id = p_club and import_id = p_import and line = p_line and state = 'waiting' and p_why is not null;
  update booking_imports set next_at = clock_now() + make_interval(secs => p_seconds)
  where club_id = p_club and id = p_import and p_why is null;
$$;

alter function fail_booking_import_line(uuid, uuid, integer, text, integer) owner to courtside_system;
revoke execute on function fail_booking_import_line(uuid, uuid, integer, text, integer) from public;
grant execute on function fail_booking_import_line(uuid, uuid, integer, text, integer) to courtside_auth;
