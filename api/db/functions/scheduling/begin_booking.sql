-- Everything that decides about booking a court in the club of the transaction (docs/product/booking.md#order-of-checks), in one
-- call: locks the booker, so that counting their bookings and adding one are atomic, then the court against being blocked or
-- closed, and reads after that. Without `p_from` or a club, and for ids that the club does not have, columns are null.
-- `booked`: starts of the booker's bookings eight days around; `played`: of those of others in which they play, if the club counts
-- them; `busy`, `taken`: what overlaps the time. `partners`: the same about the members of `p_players`, who are locked together with
-- the booker. Instants are epoch milliseconds, rules are judged by contracts/domain/booking-rules.ts. Its plans are made once: by its
-- estimates Postgres would make the last one anew for each booking, which took three times as long as running it.
create or replace function begin_booking(
  p_booker uuid, p_court uuid, p_from timestamptz, p_until timestamptz, p_players uuid[] default '{}'
) returns table (
  made_at timestamptz, booker_role text, booker_name text, booker_email text, court_name text, sport text, is_active boolean,
  slot_length_minutes integer, advance_booking_days integer, max_bookings_per_day integer, max_bookings_per_week integer,
  max_booking_length_minutes integer, cancel_cutoff_hours integer, booking_hours_start text, booking_hours_end text, time_zone text,
  player_counts text, guests_per_member_month integer, guests_per_member_year integer, visits_per_guest_year integer,
  guest_fee_cents integer, max_players jsonb, court_max_players integer,
  booked float8[], played float8[], busy jsonb, taken jsonb, partners jsonb
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  club constant uuid := current_club_id();
begin
  if club is null then return; end if;
  -- Several people in the order in which lockPeople locks them.
  if cardinality(p_players) > 0 then
    perform from memberships m
      where m.club_id = club and m.user_id = any(p_players || p_booker) and m.left_at is null
      order by m.role <> 'admin', m.user_id for no key update;
  end if;
  select m.role into booker_role from memberships m
    where m.club_id = club and m.user_id = p_booker and m.left_at is null for no key update;
  select c.name, c.sport, c.is_active, c.max_players into court_name, sport, is_active, court_max_players from courts c
    where c.club_id = club and c.id = p_court for share;
  select now(), u.full_name, u.email::text,
    c.slot_length_minutes, c.advance_booking_days, c.max_bookings_per_day, c.max_bookings_per_week,
    c.max_booking_length_minutes, c.cancel_cutoff_hours, to_char(c.booking_hours_start, 'HH24:MI'),
    case c.booking_hours_end when '24:00' then '24:00' else to_char(c.booking_hours_end, 'HH24:MI') end, c.time_zone,
    c.player_counts, c.guests_per_member_month, c.guests_per_member_year, c.visits_per_guest_year, c.guest_fee_cents, c.max_players,
    array(
      select date_part('epoch', b.starts_at) * 1000 from bookings b
      where b.club_id = club and b.user_id = p_booker and b.status = 'confirmed' and b.walk_in is null
        and b.starts_at > p_from - interval '8 days' and b.starts_at < p_until + interval '8 days'
      -- The order of bookings_by_person: by the estimates alone, the club's index by time would do as well.
      order by b.starts_at desc, b.id
    ),
    case c.player_counts when 'everyone' then played_bookings(club, p_booker, p_from - interval '8 days', p_until + interval '8 days') end,
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
    ),
    case when cardinality(p_players) > 0 then (
      select jsonb_agg(jsonb_build_object(
        'id', m.user_id, 'name', p.full_name, 'role', m.role, 'has_left', m.left_at is not null,
        'booked', array(
          select date_part('epoch', b.starts_at) * 1000 from bookings b
          where b.club_id = club and b.user_id = m.user_id and b.status = 'confirmed' and b.walk_in is null
            and b.starts_at > p_from - interval '8 days' and b.starts_at < p_until + interval '8 days'
        ),
        'played', played_bookings(club, m.user_id, p_from - interval '8 days', p_until + interval '8 days'),
        'busy', array(
          select array[date_part('epoch', o.starts_at) * 1000, date_part('epoch', o.ends_at) * 1000] from person_occupancies o
          where o.club_id = club and o.user_id = m.user_id
            and o.starts_at < p_until and o.starts_at > p_from - longest_occupancy() and o.ends_at > p_from
        )
      ))
      from memberships m join users p on p.id = m.user_id where m.club_id = club and m.user_id = any(p_players)
    ) end
  into made_at, booker_name, booker_email,
    slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week,
    max_booking_length_minutes, cancel_cutoff_hours, booking_hours_start, booking_hours_end, time_zone,
    player_counts, guests_per_member_month, guests_per_member_year, visits_per_guest_year, guest_fee_cents, max_players,
    booked, played, busy, taken, partners
  from clubs c left join users u on u.id = p_booker
  where c.id = club;
  return next;
end
$$;
