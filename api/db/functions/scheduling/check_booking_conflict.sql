-- Whether a court of the transaction's club is taken.
create or replace function check_booking_conflict(p_court_id uuid, p_start_time timestamptz, p_end_time timestamptz)
returns boolean language sql stable
return court_conflict(current_club_id(), p_court_id, p_start_time, p_end_time) is not null;
