-- Runs make_demo_room after a visitor's booking.
create or replace function make_room_after_demo_booking() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform make_demo_room((new.starts_at at time zone time_zone)::date) from clubs where id = demo_club_id();
  return null;
end
$$;

alter function make_room_after_demo_booking() owner to courtside_system;
revoke execute on function make_room_after_demo_booking() from public;

-- The seed stays within bounds by itself; only visitors' bookings can exceed them.
create or replace trigger court_occupancies_demo_room after insert on court_occupancies for each row
when (new.club_id = demo_club_id() and current_user_id() is not null)
execute function make_room_after_demo_booking();
