-- Reserves courts and people for the demo's and the seed's sample data: one time for each owner, a booking or an event date.
-- Skips the times whose court is taken, and returns the owners of the others. `p_people`: the person of each time, or null. A
-- court that loses a race is skipped; a person who is elsewhere is an error, because callers have checked.
create or replace function reserve_sample_times(
  p_club uuid, p_kind text, p_owners uuid[], p_courts uuid[], p_people uuid[], p_starts timestamptz[], p_ends timestamptz[]
) returns uuid[] language sql as $$
  with wanted as (
    select owner_id, court_id, user_id, starts_at, ends_at,
      case p_kind when 'booking' then owner_id end as booking_id, case p_kind when 'event' then owner_id end as event_date_id
    from unnest(p_owners, p_courts, p_people, p_starts, p_ends) as w (owner_id, court_id, user_id, starts_at, ends_at)
  ), court as (
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id, event_date_id)
    select p_club, court_id, starts_at, ends_at, p_kind, booking_id, event_date_id from wanted
    on conflict do nothing returning coalesce(booking_id, event_date_id) as owner_id
  ), person as (
    insert into person_occupancies (club_id, booking_id, event_date_id, user_id, starts_at, ends_at)
    select p_club, booking_id, event_date_id, user_id, starts_at, ends_at from wanted join court using (owner_id)
    where user_id is not null
  )
  select coalesce(array_agg(owner_id), '{}') from court
$$;
