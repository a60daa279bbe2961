-- Frees the courts and people of bookings that SQL cancels; deleted bookings delete theirs.
create or replace function release_booking_times(p_club uuid, p_bookings uuid[]) returns void language sql as $$
  delete from court_occupancies where club_id = p_club and booking_id = any(p_bookings);
  delete from person_occupancies where club_id = p_club and booking_id = any(p_bookings);
$$;
