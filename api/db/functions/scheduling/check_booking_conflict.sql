-- Whether a court is taken. The exclusion constraint is the truth; this is for callers that ask first.
create or replace function check_booking_conflict(p_court_id uuid, p_start_time timestamptz, p_end_time timestamptz)
returns boolean language sql stable
return exists (
  select from court_occupancies o
  where o.club_id = current_club_id()
    and o.court_id = p_court_id
    and o.starts_at < p_end_time
    and o.starts_at > p_start_time - longest_occupancy()
    and o.ends_at > p_start_time
    and not exists (
      select from waitlist_offers f where f.club_id = o.club_id and f.id = o.offer_id and f.expires_at <= clock_now())
);
