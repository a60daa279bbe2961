-- Creates the sample's events that have no date to come, on their weekday from the day after tomorrow. Sample bookings are
-- released; if a visitor has booked, or a date is impossible, the event is tried a week later. Returns how many it created.
create or replace function restore_demo_events(sample jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club clubs;
  input record;
  today date;
  first date;
  event uuid;
  days date[];
  ids uuid[];
  starts timestamptz[];
  ends timestamptz[];
  taken uuid[];
  made integer := 0;
begin
  select * into club from clubs where id = demo_club_id();
  today := (clock_now() at time zone club.time_zone)::date;
  -- Deletes events that are no sample or were changed.
  delete from events e where e.club_id = club.id and (e.canceled_at is not null or not exists (
    select from jsonb_to_recordset(sample->'events') as s (title text, description text, max_attendees integer)
    where (s.title, s.description, s.max_attendees) = (e.title, e.description, e.max_attendees)));
  delete from events e where e.club_id = club.id and not exists (
    select from event_dates d where d.club_id = e.club_id and d.event_id = e.id and d.starts_at > clock_now() - interval '30 days');

  for input in
    select s.*, c.id as court_id, coach.user_id as coach_id, author.id as author_id
    from jsonb_to_recordset(sample->'events') as s (title text, description text, court text, coach text, weekday integer,
      start_time time, end_time time, max_attendees integer, registered integer, weekly boolean)
    join courts c on c.club_id = club.id and c.name = s.court and c.is_active
    join users author on author.email = (sample->>'news_author')::citext
    left join jsonb_to_recordset(sample->'people') as p (email text, name text) on p.name = s.coach
    left join users u on u.email = p.email::citext
    left join memberships coach on coach.club_id = club.id and coach.user_id = u.id and coach.role = 'coach' and coach.left_at is null
    where not exists (
      select from events e join event_dates d on d.club_id = e.club_id and d.event_id = e.id
      where e.club_id = club.id and e.title = s.title and d.canceled_at is null and d.starts_at > clock_now())
  loop
    perform from courts where club_id = club.id and id = input.court_id for update;
    for week in 0..3 loop
      first := today + 2 + (input.weekday - extract(dow from today + 2)::integer + 7) % 7 + week * 7;
      select array_agg(club_instant(first + n * 7 + input.start_time, club.time_zone) order by n),
          array_agg(club_instant(first + n * 7 + input.end_time, club.time_zone) order by n), array_agg(gen_random_uuid())
        into starts, ends, ids from generate_series(0, case when input.weekly then 12 else 0 end) as n;
      continue when array_position(starts || ends, null) is not null;
      with in_the_way as (
        select b.id from bookings b join users u on u.id = b.user_id, unnest(ids, starts, ends) as d (id, starts_at, ends_at)
        where b.club_id = club.id and not u.is_demo and b.kind = 'booking' and b.court_id = input.court_id
          and b.starts_at < d.ends_at and b.ends_at > d.starts_at
      )
      delete from bookings b using in_the_way i where b.club_id = club.id and b.id = i.id;
      -- The deleted bookings' occupancies went with them.
      continue when exists (
        select from court_occupancies o, unnest(ids, starts, ends) as d (id, starts_at, ends_at)
        where o.club_id = club.id and o.court_id = input.court_id and o.starts_at < d.ends_at and o.ends_at > d.starts_at);
      continue when exists (
        select from person_occupancies o, unnest(ids, starts, ends) as d (id, starts_at, ends_at)
        where o.club_id = club.id and o.user_id = input.coach_id and o.starts_at < d.ends_at and o.ends_at > d.starts_at);
      event := gen_random_uuid();
      insert into events (club_id, id, title, description, court_id, max_attendees, coach_id, recurrence_rule, created_by)
        values (club.id, event, input.title, input.description, input.court_id, input.max_attendees, input.coach_id,
          case when input.weekly then 'weekly' end, coalesce(input.coach_id, input.author_id));
      insert into event_dates (club_id, id, event_id, number, court_id, starts_at, ends_at)
        select club.id, d.id, event, d.number - 1, input.court_id, d.starts_at, d.ends_at
        from unnest(ids, starts, ends) with ordinality as d (id, starts_at, ends_at, number);
      taken := reserve_sample_times(club.id, 'event', ids, array_fill(input.court_id, array[cardinality(ids)]),
        array_fill(input.coach_id, array[cardinality(ids)]), starts, ends);
      if cardinality(taken) < cardinality(ids) then
        raise exception 'the court of a sample event was taken meanwhile' using errcode = 'exclusion_violation';
      end if;
      insert into event_registrations (club_id, event_id, user_id)
        select club.id, event, m.user_id from memberships m join users u on u.id = m.user_id
        where m.club_id = club.id and m.role = 'member' and m.left_at is null and not u.is_demo
        order by hashtext(input.title || m.user_id) limit input.registered;
      made := made + 1;
      exit;
    end loop;
  end loop;
  if made > 0 then
    -- Draws the sample bookings of those dates again, because the events now fill a part of them.
    select array_agg(distinct day) into days from (
      select (d.starts_at at time zone club.time_zone)::date as day from event_dates d where d.club_id = club.id
    ) as dated where day between today and today + club.advance_booking_days + 1;
    delete from bookings b using users u
      where b.club_id = club.id and u.id = b.user_id and not u.is_demo and b.kind = 'booking'
        and (b.starts_at at time zone club.time_zone)::date = any(days);
    perform seed_bookings(club.id, days, 0.45);
  end if;
  return made;
end
$$;

alter function restore_demo_events(jsonb) owner to courtside_system;
revoke execute on function restore_demo_events(jsonb) from public;
grant execute on function restore_demo_events(jsonb) to courtside_auth;
