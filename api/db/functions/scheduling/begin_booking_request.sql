-- The beginning of a request to book, in one call because each costs a message there and back: who the caller is (begin_request),
-- the response that their Idempotency-Key has had (kept_response), and otherwise everything that decides about the booking
-- (begin_booking). Columns of what does not apply are null: without a valid session or a club all but `context`.
create or replace function begin_booking_request(
  p_user uuid, p_session uuid, p_key text, p_booker uuid, p_court uuid, p_from timestamptz, p_until timestamptz,
  p_players uuid[] default '{}'
) returns table (
  context jsonb, kept_route text, kept_body_hash text, kept_response jsonb,
  made_at timestamptz, booker_role text, booker_name text, booker_email text, court_name text, sport text, is_active boolean,
  slot_length_minutes integer, advance_booking_days integer, max_bookings_per_day integer, max_bookings_per_week integer,
  max_booking_length_minutes integer, cancel_cutoff_hours integer, booking_hours_start text, booking_hours_end text, time_zone text,
  player_counts text, guests_per_member_month integer, guests_per_member_year integer, visits_per_guest_year integer,
  guest_fee_cents integer, max_players jsonb, court_max_players integer,
  booked float8[], played float8[], busy jsonb, taken jsonb, partners jsonb
) language plpgsql as $$
declare
  begun constant request_context := begin_request(p_user, p_session);
begin
  context := to_jsonb(begun);
  if begun.club_id is not null and p_key is not null then
    select k.route, k.body_hash, k.response into kept_route, kept_body_hash, kept_response from kept_response(p_user, p_key) k;
  end if;
  if begun.club_id is not null and kept_route is null then
    select b.* into made_at, booker_role, booker_name, booker_email, court_name, sport, is_active,
      slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week,
      max_booking_length_minutes, cancel_cutoff_hours, booking_hours_start, booking_hours_end, time_zone,
      player_counts, guests_per_member_month, guests_per_member_year, visits_per_guest_year, guest_fee_cents, max_players,
      court_max_players, booked, played, busy, taken, partners
    from begin_booking(p_booker, p_court, p_from, p_until, p_players) b;
  end if;
  return next;
end
$$;
