-- Restores the demo club's sample data (docs/product/access.md#demo), and creates the club if it is missing. `sample`: {club,
-- courts, people, news, news_author}, with the columns' names. Rows that match stay unchanged. Returns counts of changed rows.
create or replace function restore_demo_club(sample jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  demo constant uuid := demo_club_id();
  days date[];
  settings integer;
  closed integer;
  reopened integer;
  people integer;
  restored integer;
  dropped integer;
  news integer;
  outdated integer;
  booked integer;
  freed integer;
begin
  insert into clubs (id, name, is_demo) values (demo, sample->'club'->>'name', true) on conflict do nothing;
  update clubs c set (
    name, location, contact_email, contact_phone, logo, primary_color, welcome_message, sports, slot_length_minutes,
    advance_booking_days, max_bookings_per_day, max_bookings_per_week, max_booking_length_minutes, cancel_cutoff_hours,
    booking_hours_start, booking_hours_end, time_zone, cutoff_applies_to_moves, waitlist_enabled, allow_trial_mode, series_max_dates, is_demo,
    trial_expires_at, subscription_status, version
  ) = (
    select s.name, s.location, s.contact_email, s.contact_phone, s.logo, s.primary_color, s.welcome_message, s.sports, s.slot_length_minutes,
      s.advance_booking_days, s.max_bookings_per_day, s.max_bookings_per_week, s.max_booking_length_minutes, s.cancel_cutoff_hours,
      s.booking_hours_start, s.booking_hours_end, s.time_zone, s.cutoff_applies_to_moves, s.waitlist_enabled, s.allow_trial_mode,
      s.series_max_dates, s.is_demo, s.trial_expires_at, s.subscription_status, c.version + 1
    from jsonb_populate_record(c, sample->'club') s
  ) where c.id = demo and jsonb_populate_record(c, sample->'club') is distinct from c;
  get diagnostics settings = row_count;

  insert into courts as c (club_id, name, sport)
    select demo, name, sport from jsonb_to_recordset(sample->'courts') as s (name text, sport text)
    on conflict (club_id, sport, lower(name)) do update set is_active = true, name = excluded.name
    where not c.is_active or c.name <> excluded.name;
  get diagnostics reopened = row_count;
  update courts c set is_active = false where club_id = demo and is_active and not exists (
    select from jsonb_to_recordset(sample->'courts') as s (name text, sport text) where s.name = c.name and s.sport = c.sport);
  get diagnostics closed = row_count;

  people := seed_people(demo, sample->'people', null);
  with wanted as (
    select u.id, w.name, w.role, coalesce(w.bio, '') as bio, coalesce(w.sports, '{}') as sports
    from jsonb_to_recordset(sample->'people') as w (email text, name text, role text, bio text, sports text[])
    join users u on u.email = w.email::citext
  ), named as (
    update users u set full_name = w.name from wanted w where u.id = w.id and u.full_name <> w.name
  )
  update memberships m set role = w.role, bio = w.bio, sports = w.sports, left_at = null from wanted w
  where m.club_id = demo and m.user_id = w.id
    and (m.role, m.bio, m.sports, m.left_at) is distinct from (w.role, w.bio, w.sports, null);
  get diagnostics restored = row_count;

  -- News older than a month are created again as new ones.
  delete from club_news n where n.club_id = demo and (
    n.retired_at is not null or n.published_at < clock_now() - interval '30 days' or not exists (
      select from jsonb_to_recordset(sample->'news') as s (type text, priority text, title text, body text)
      where (s.type, s.priority, s.title, s.body) = (n.type, n.priority, n.title, n.body)));
  get diagnostics dropped = row_count;
  insert into club_news (club_id, type, priority, title, body, author_id, published_at)
    select demo, s.type, s.priority, s.title, s.body, m.user_id, clock_now() - make_interval(days => s.days_ago)
    from jsonb_to_recordset(sample->'news') as s (type text, priority text, title text, body text, days_ago integer)
    join users u on u.email = (sample->>'news_author')::citext
    join memberships m on m.club_id = demo and m.user_id = u.id
    where not exists (select from club_news n where n.club_id = demo and n.title = s.title);
  get diagnostics news = row_count;

  delete from bookings b using users u
    where b.club_id = demo and u.id = b.user_id and not u.is_demo and b.starts_at < clock_now() - interval '30 days';
  get diagnostics outdated = row_count;

  -- One day beyond the booking window: the day that opens next is filled from its first second.
  select array_agg((clock_now() at time zone time_zone)::date + ahead) into days
    from clubs, generate_series(0, advance_booking_days + 1) as ahead where id = demo;
  -- Today only while it is empty: what made room late in the day would otherwise be booked again by each run.
  booked := seed_bookings(demo, array(
    select day from clubs c, unnest(days) as day
    where c.id = demo and (day > (clock_now() at time zone c.time_zone)::date or not exists (
      select from bookings b join users u on u.id = b.user_id
      where b.club_id = demo and not u.is_demo
        and b.starts_at >= club_midnight(day, c.time_zone) and b.starts_at < club_midnight(day + 1, c.time_zone)))
  ), 0.45);
  select sum(make_demo_room(day)) into freed from unnest(days) as day;
  return jsonb_build_object('settings', settings, 'courts', reopened + closed, 'people', people + restored,
    'news', dropped + news, 'outdated', outdated, 'booked', booked, 'freed', freed);
end
$$;

alter function restore_demo_club(jsonb) owner to courtside_system;
revoke execute on function restore_demo_club(jsonb) from public;
grant execute on function restore_demo_club(jsonb) to courtside_auth;
