-- Ends the expired offers on a span of a court (docs/product/waitlist.md#offers), so that their holds block no booking.
-- now() cannot appear in the constraint's predicate: every writer of occupancies calls this first.
create or replace function release_expired_holds(p_club uuid, p_court uuid, p_from timestamptz, p_until timestamptz) returns void
language sql as $$
  with over as (
    update waitlist_offers set status = 'expired', ended_at = clock_now()
    where club_id = p_club and status = 'open' and expires_at <= clock_now()
      and court_id = p_court and starts_at < p_until and ends_at > p_from
    returning club_id, id
  )
  delete from court_occupancies o using over where o.club_id = over.club_id and o.offer_id = over.id
$$;
