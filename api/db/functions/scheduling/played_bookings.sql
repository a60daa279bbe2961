-- Starts of the bookings of others in which a person plays, in epoch milliseconds: by the person's times, whose index is ordered by
-- start.
create or replace function played_bookings(p_club uuid, p_person uuid, p_from timestamptz, p_until timestamptz) returns float8[]
language sql stable
return array(
  select date_part('epoch', o.starts_at) * 1000
  from person_occupancies o join bookings b on b.club_id = o.club_id and b.id = o.booking_id
  where o.club_id = p_club and o.user_id = p_person and o.starts_at > p_from and o.starts_at < p_until
    and b.kind = 'booking' and b.user_id <> p_person
);
