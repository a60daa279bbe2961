-- The demo (decision 12), the QA login (decision 13), and the sample data of both.

-- The persona that a QA account plays. Its password is public: it signs in only where QA_LOGIN is on.
alter table auth.users add column qa_role text check (qa_role in ('admin', 'coach', 'front_desk', 'member'));
create unique index users_qa_role on auth.users (qa_role) where qa_role is not null and deleted_at is null;
update auth.users set qa_role = case split_part(email::text, '@', 1) when 'frontdesk' then 'front_desk' else split_part(email::text, '@', 1) end
where email like '%@qa.courtside.test' and session_limit is not null and deleted_at is null;

create index users_demo_by_age on users (created_at) where is_demo;

-- The one demo club.
create function demo_club_id() returns uuid language sql immutable parallel safe
return '00000000-0000-4000-8000-00000000de30'::uuid;
-- When a visitor's access ends; check_club_access says the same.
create function demo_ends_at(visitor_since timestamptz) returns timestamptz language sql immutable parallel safe
return visitor_since + interval '60 minutes';
-- When the visitor and their session are gone. In between every call of the club answers 402 and /me says demo_expired, so
-- that the web can lead to /demo-ended instead of to the sign-in page.
create function demo_purged_at(visitor_since timestamptz) returns timestamptz language sql immutable parallel safe
return demo_ends_at(visitor_since) + interval '10 minutes';

-- Makes an account that the auth service has just made, in this very transaction, a visitor of the demo club. Returns when
-- their access ends; null where there is no demo club.
create function auth.admit_demo_visitor(account uuid) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Whole milliseconds, as the api writes instants: what it says is the instant, and not some microseconds before it.
  since constant timestamptz := date_trunc('milliseconds', clock_now());
begin
  perform from clubs where id = demo_club_id() and is_demo;
  if not found then return null; end if;
  update users u set is_demo = true, created_at = since
    where id = account and created_at = now() and not exists (select from memberships where user_id = u.id);
  if not found then raise exception 'only a new account can visit the demo'; end if;
  update auth.users set session_limit = demo_purged_at(since) - since where id = account;
  insert into memberships (club_id, user_id, role) values (demo_club_id(), account, 'member');
  return demo_ends_at(since);
end
$$;

-- The slots of a club-local date, as daySlots of contracts/domain/club-time.ts lays them out: a local time that comes twice is
-- its first occurrence (Postgres alone would take the second), and a slot that holds a skipped minute is left out.
create function club_day_slots(club clubs, day date) returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable as $$
declare
  length constant interval := make_interval(mins => club.slot_length_minutes);
  zone constant text := club.time_zone;
  closing constant timestamp := day + club.booking_hours_end;
  slot timestamp := day + club.booking_hours_start;
  early timestamptz;
begin
  while slot + length <= closing loop
    starts_at := slot at time zone zone;
    -- By the offset of the day before.
    early := (slot - ((starts_at - interval '24 hours') at time zone zone - (starts_at - interval '24 hours') at time zone 'UTC'))
      at time zone 'UTC';
    if early < starts_at and early at time zone zone = slot then starts_at := early; end if;
    ends_at := starts_at + length;
    if starts_at at time zone zone = slot
      and (ends_at - interval '1 minute') at time zone zone <= slot + length - interval '1 minute' then return next; end if;
    slot := slot + length;
  end loop;
end
$$;

-- Makes the accounts and memberships of sample people whose address nobody has yet. Without a password nobody signs in as them.
create function seed_people(p_club uuid, p_people jsonb, p_password_hash text) returns integer language sql as $$
  with wanted as (
    select * from jsonb_to_recordset(p_people) as p (email text, name text, role text, bio text, sports text[])
    where not exists (select from auth.users u where u.email = p.email::citext and u.deleted_at is null)
  ), account as (
    insert into auth.users (email, password_hash, email_confirmed_at, app_metadata, user_metadata)
    select email, p_password_hash, now(), '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', name)
    from wanted on conflict do nothing returning id, email
  ), identity as (
    insert into auth.identities (user_id, provider, provider_id, identity_data)
    select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true) from account
  ), person as (
    insert into users (id, email, full_name)
    select a.id, a.email, w.name from account a join wanted w on w.email = a.email::text returning id, email
  ), member as (
    insert into memberships (club_id, user_id, role, bio, sports)
    select p_club, p.id, w.role, coalesce(w.bio, ''), coalesce(w.sports, '{}')
    from person p join wanted w on w.email = p.email::text returning 1
  )
  select count(*)::integer from member
$$;

-- Fills the dates with bookings of the sample members, those nobody signs in as, until `p_share` of all slots is taken, by
-- whomever. The same slots on every run of one date, so that a run adds only what is missing. Returns how many it added.
create function seed_bookings(p_club uuid, p_dates date[], p_share double precision) returns integer language sql as $$
  with player as (
    select m.user_id, row_number() over (order by m.user_id) - 1 as number, count(*) over () as total
    from memberships m join users u on u.id = m.user_id join auth.users a on a.id = m.user_id
    where m.club_id = p_club and m.role = 'member' and m.left_at is null and not u.is_demo and a.password_hash is null
  ), court as (
    select id, row_number() over (order by sport, name) - 1 as number, count(*) over () as total
    from courts where club_id = p_club and is_active
  ), slot as (
    select day.date, s.starts_at, s.ends_at, row_number() over (partition by day.date order by s.starts_at) - 1 as step
    from clubs c, unnest(p_dates) as day (date), club_day_slots(c, day.date) as s where c.id = p_club
  ), cell as (
    select slot.*, court.id as court_id, court.total as courts,
      abs(hashtext(slot.date || ':' || slot.step || ':' || court.number) % 1000) as lot,
      slot.step * court.total + court.number + hashtext(slot.date::text)::bigint + 2147483648 as turn,
      exists (
        select from court_occupancies o where o.club_id = p_club and o.court_id = court.id
          and o.starts_at < slot.ends_at and o.starts_at > slot.starts_at - interval '25 hours' and o.ends_at > slot.starts_at
      ) as is_taken
    from slot, court
  ), room as (
    select date, round(p_share * count(*))::integer - count(*) filter (where is_taken) as cells from cell group by date
  ), candidate as (
    -- The turn counts up over the courts of a time, so that a time has each member at most once.
    select cell.*, player.user_id, row_number() over (partition by cell.date order by lot, step, court_id) as place
    from cell join player on player.number = cell.turn % player.total
    where not is_taken and lot < p_share * 1000 and player.total >= cell.courts and not exists (
      select from person_occupancies o where o.club_id = p_club and o.user_id = player.user_id
        and o.starts_at < cell.ends_at and o.starts_at > cell.starts_at - interval '25 hours' and o.ends_at > cell.starts_at
    )
  ), chosen as (
    select gen_random_uuid() as booking_id, court_id, user_id, starts_at, ends_at
    from candidate join room using (date) where place <= cells
  ), occupied as (
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
    select p_club, court_id, starts_at, ends_at, 'booking', booking_id from chosen
    on conflict do nothing returning booking_id
  ), person as (
    insert into person_occupancies (club_id, booking_id, user_id, starts_at, ends_at)
    select p_club, booking_id, user_id, starts_at, ends_at from chosen join occupied using (booking_id)
  ), booking as (
    insert into bookings (club_id, id, court_id, user_id, starts_at, ends_at, created_by)
    select p_club, booking_id, court_id, user_id, starts_at, ends_at, user_id from chosen join occupied using (booking_id)
    returning 1
  )
  select count(*)::integer from booking
$$;

-- Keeps a third of what is still to come of a date of the demo club free: sample bookings give way first, then visitors'
-- oldest. One after the other, or two bookings at once would each count without the other. Returns how many gave way.
create function make_demo_room(day date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club clubs;
  opens timestamptz;
  closes timestamptz;
  excess integer;
  victims uuid[];
begin
  perform pg_advisory_xact_lock(7205759407);
  select * into club from clubs where id = demo_club_id();
  opens := day::timestamp at time zone club.time_zone;
  closes := (day + 1)::timestamp at time zone club.time_zone;
  with busy as materialized (
    select court_id, starts_at, ends_at from court_occupancies
    where club_id = club.id and starts_at < closes and starts_at > opens - interval '25 hours' and ends_at > opens
  ), cell as (
    select exists (
      select from busy b where b.court_id = c.id and b.starts_at < s.ends_at and b.ends_at > s.starts_at
    ) as is_taken
    from club_day_slots(club, day) s, courts c
    where c.club_id = club.id and c.is_active and s.starts_at >= clock_now()
  )
  select count(*) filter (where is_taken) - count(*) * 2 / 3 into excess from cell;
  if excess <= 0 then return 0; end if;

  -- Whatever somebody has locked is being canceled or purged at this moment; waiting for it could end in a deadlock.
  with victim as (
    select b.id, u.is_demo from bookings b join users u on u.id = b.user_id
    where b.club_id = club.id and b.status = 'confirmed' and b.starts_at >= clock_now()
      and b.starts_at >= opens and b.starts_at < closes
    order by u.is_demo, b.created_at, b.id limit excess for update of b skip locked
  ), sample as (
    delete from bookings b using victim v where b.club_id = club.id and b.id = v.id and not v.is_demo
  ), visit as (
    update bookings b set status = 'canceled', canceled_at = clock_now(), cancel_reason = 'Freed for other demo visitors'
    from victim v where b.club_id = club.id and b.id = v.id and v.is_demo
    returning b.id
  ), audited as (
    insert into audit_log (club_id, action, subject_type, subject_id) select club.id, 'booking.canceled', 'booking', id from visit
  )
  select array_agg(id) into victims from victim;
  delete from court_occupancies where club_id = club.id and booking_id = any(victims);
  delete from person_occupancies where club_id = club.id and booking_id = any(victims);
  return coalesce(cardinality(victims), 0);
end
$$;

create function make_room_after_demo_booking() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform make_demo_room((new.starts_at at time zone time_zone)::date) from clubs where id = demo_club_id();
  return null;
end
$$;
-- What the job fills in is within bounds by itself; only what people book can be too much.
create trigger court_occupancies_demo_room after insert on court_occupancies for each row
when (new.club_id = demo_club_id() and current_user_id() is not null)
execute function make_room_after_demo_booking();

-- Brings the demo club back to its sample data (decision 12), and makes it where it is missing. `sample`: {club, courts,
-- people, news, news_author}, of the columns' names. Leaves alone what is as it should be. Returns what it had to do, as counts.
create function restore_demo_club(sample jsonb) returns jsonb
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
    booking_hours_start, booking_hours_end, time_zone, waitlist_enabled, allow_trial_mode, is_demo, trial_expires_at,
    subscription_status, version
  ) = (
    select s.name, s.location, s.contact_email, s.contact_phone, s.logo, s.primary_color, s.welcome_message, s.sports, s.slot_length_minutes,
      s.advance_booking_days, s.max_bookings_per_day, s.max_bookings_per_week, s.max_booking_length_minutes, s.cancel_cutoff_hours,
      s.booking_hours_start, s.booking_hours_end, s.time_zone, s.waitlist_enabled, s.allow_trial_mode, s.is_demo, s.trial_expires_at,
      s.subscription_status, c.version + 1
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

  -- News (the table is of 036) of more than a month come again as new ones.
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

  -- One day more than the seven that people may book ahead: the newest is full from its first second.
  select array_agg((clock_now() at time zone time_zone)::date + ahead) into days
    from clubs, generate_series(0, advance_booking_days + 1) as ahead where id = demo;
  booked := seed_bookings(demo, days, 0.45);
  select sum(make_demo_room(day)) into freed from unnest(days) as day;
  return jsonb_build_object('settings', settings, 'courts', reopened + closed, 'people', people + restored,
    'news', dropped + news, 'outdated', outdated, 'booked', booked, 'freed', freed);
end
$$;

-- Deletes what visitors made once their access has ended, and of at most `p_most` whose time is up altogether everything. Their
-- accounts are left to the caller: returns them. What refers to a person must be deleted here too; the audit log stays.
create function purge_demo_visitors(p_most integer) returns uuid[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone uuid[];
begin
  delete from bookings where (club_id, id) in (
    select b.club_id, b.id from users u join bookings b on b.user_id = u.id and b.club_id = demo_club_id()
    where u.is_demo and u.created_at <= clock_now() - (demo_ends_at(now()) - now()) limit 10 * p_most
  );
  select array_agg(id) into gone from (
    select u.id from users u join memberships m on m.user_id = u.id and m.club_id = demo_club_id()
    where u.is_demo and u.created_at <= clock_now() - (demo_purged_at(now()) - now())
    order by u.created_at limit p_most for update of u skip locked
  ) as visitor;
  delete from bookings where club_id = demo_club_id() and user_id = any(gone);
  delete from club_news where club_id = demo_club_id() and author_id = any(gone);
  delete from idempotency_keys where user_id = any(gone);
  delete from join_requests where user_id = any(gone);
  delete from join_tries where user_id = any(gone);
  -- Nobody can accept one for an address that no mail reaches, but each table says for itself what a person leaves.
  delete from invitations where accepted_by = any(gone);
  delete from memberships where club_id = demo_club_id() and user_id = any(gone);
  delete from users where id = any(gone);
  return coalesce(gone, '{}');
end
$$;

create policy system on idempotency_keys to courtside_system using (true) with check (true);

grant create on schema public, auth to courtside_system;
alter function auth.admit_demo_visitor(uuid) owner to courtside_system;
alter function make_demo_room(date) owner to courtside_system;
alter function make_room_after_demo_booking() owner to courtside_system;
alter function restore_demo_club(jsonb) owner to courtside_system;
alter function purge_demo_visitors(integer) owner to courtside_system;
revoke create on schema public, auth from courtside_system;
revoke execute on function auth.admit_demo_visitor(uuid), make_demo_room(date), make_room_after_demo_booking(),
  restore_demo_club(jsonb), purge_demo_visitors(integer) from public;
grant execute on function auth.admit_demo_visitor(uuid), restore_demo_club(jsonb), purge_demo_visitors(integer) to courtside_auth;
