-- What occupies a court between two instants: 'taken', 'hold' if there are only waitlist offers, or null if the court is free. An
-- expired offer does not count. The exclusion constraint decides; this is for callers that check first or explain.
create or replace function court_conflict(p_club uuid, p_court uuid, p_from timestamptz, p_until timestamptz)
returns text language sql stable
return (
  select case bool_and(o.kind = 'offer_held') when true then 'hold' when false then 'taken' end
  from court_occupancies o
  where o.club_id = p_club and o.court_id = p_court
    and o.starts_at < p_until and o.starts_at > p_from - longest_occupancy() and o.ends_at > p_from
    and not exists (
      select from waitlist_offers f where f.club_id = o.club_id and f.id = o.offer_id and f.expires_at <= clock_now())
);
