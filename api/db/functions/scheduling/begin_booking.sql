-- Everything that decides about booking a court in the club of the transaction (docs/product/booking.md#order-of-checks), in one
-- call: locks the booker, so that counting their bookings and adding one are atomic, then the court against being blocked or
-- closed, and reads after that. Without `p_from` or a club, and for ids that the club does not have, columns are null.
-- `booked`: starts of the booker's bookings eight days around; `busy`, `taken`: what overlaps the time. Instants are epoch
-- milliseconds, rules are judged by contracts/domain/booking-rules.ts.
create or replace function begin_booking(p_booker uuid, p_court uuid, p_from timestamptz, p_until timestamptz)
returns table (
  made_at timestamptz, booker_role text, booker_name text, booker_email text, court_name text, sport text, is_active boolean,
  slot_length_minutes integer, advance_booking_days integer, max_bookings_per_day integer, max_bookings_per_week integer,
  max_booking_length_minutes integer, cancel_cutoff_hours integer, booking_hours_start text, booking_hours_end text, time_zone text,
  booked float8[], busy jsonb, taken jsonb
) language plpgsql as $$
declare
  club constant uuid := current_club_id();
begin
  if club is null then return; end if;
  select m.role into booker_role from memberships m
    where m.club_id = club and m.user_id = p_booker and m.left_at is null for no key update;
  select c.name, c.sport, c.is_active into court_name, sport, is_active from courts c
    where c.club_id = club and c.id = p_court for share;
  select now(), u.full_name, u.email::text,
    c.slot_length_minutes, c.advance_booking_days, c.max_bookings_per_day, c.max_bookings_per_week,
    c.max_booking_length_minutes, c.cancel_cutoff_hours, to_char(c.booking_hours_start, 'HH24:MI'),
    case c.booking_hours_end when '24:00' then '24:00' else to_char(c.booking_hours_end, 'HH24:MI') end, c.time_zone,
    array(
      select date_part('epoch', b.starts_at) * 1000 from bookings b
      where b.club_id = club and b.user_id = p_booker and b.status = 'confirmed'
        and b.starts_at > p_from - interval '8 days' and b.starts_at < p_until + interval '8 days'
      -- The order of bookings_by_person: by the estimates alone, the club's index by time would do as well.
      order by b.starts_at desc, b.id
    ),
    (
      select jsonb_agg(jsonb_build_array(
        (date_part('epoch', o.starts_at) * 1000)::bigint, (date_part('epoch', o.ends_at) * 1000)::bigint))
      from person_occupancies o
      where o.club_id = club and o.user_id = p_booker
        and o.starts_at < p_until and o.starts_at > p_from - longest_occupancy() and o.ends_at > p_from
    ),
    (
      select jsonb_agg(jsonb_build_array(
        (date_part('epoch', o.starts_at) * 1000)::bigint, (date_part('epoch', o.ends_at) * 1000)::bigint, o.offer_id, f.user_id))
      from court_occupancies o
      left join waitlist_offers f on f.club_id = o.club_id and f.id = o.offer_id
      where o.club_id = club and o.court_id = p_court
        and o.starts_at < p_until and o.starts_at > p_from - longest_occupancy() and o.ends_at > p_from
        and (f.expires_at > clock_now()) is not false
    )
  into made_at, booker_name, booker_email,
    slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week,
    max_booking_length_minutes, cancel_cutoff_hours, booking_hours_start, booking_hours_end, time_zone, booked, busy, taken
  from clubs c left join users u on u.id = p_booker
  where c.id = club;
  return next;
end
$$;
