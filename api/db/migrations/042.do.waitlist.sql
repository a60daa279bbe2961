-- The waitlist (decisions 26–28): who waits for a slot, and the slots that are held for them while they make up their mind.
create table waitlist_entries (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  requested_date date not null,
  sport text not null check (sport <> '' and sport = lower(sport) and length(sport) <= 40),
  -- A preference; null = any court of the sport.
  court_id uuid,
  -- The club's wall clock; null leaves that side open.
  preferred_start time,
  preferred_end time,
  -- The place in line. Milliseconds, as the list's cursor has them.
  created_at timestamptz(3) not null default clock_now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id),
  check (preferred_end > preferred_start)
);
create unique index waitlist_entries_once on waitlist_entries (club_id, user_id, requested_date, sport);
create index waitlist_entries_in_line on waitlist_entries (club_id, requested_date, sport, created_at, id);
create index waitlist_entries_by_age on waitlist_entries (club_id, created_at, id);
create index waitlist_entries_outdated on waitlist_entries (requested_date);

-- What was offered to whom, and what became of it. While it is open it owns one row of court_occupancies, the hold.
create table waitlist_offers (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  -- Null once the entry is gone; the offer stays as history.
  entry_id uuid,
  user_id uuid not null,
  court_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'passed', 'expired', 'withdrawn')),
  created_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  booking_id uuid,
  -- When the person was told that it expired.
  told_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, entry_id) references waitlist_entries (club_id, id) on delete set null (entry_id),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete set null (booking_id),
  check (ends_at > starts_at and expires_at <= starts_at),
  check ((status = 'open') = (ended_at is null))
);
-- One thing at a time is offered to whoever waits.
create unique index waitlist_offers_one_open on waitlist_offers (club_id, entry_id) where status = 'open';
create index waitlist_offers_of_entry on waitlist_offers (club_id, entry_id) where entry_id is not null;
create index waitlist_offers_of_booking on waitlist_offers (club_id, booking_id) where booking_id is not null;
create index waitlist_offers_of_person on waitlist_offers (club_id, user_id);
create index waitlist_offers_open on waitlist_offers (club_id, expires_at) where status = 'open';
create index waitlist_offers_untold on waitlist_offers (club_id) where status = 'expired' and told_at is null;
create index waitlist_offers_outdated on waitlist_offers (ended_at) where ended_at is not null;

alter table court_occupancies add column offer_id uuid;
alter table court_occupancies
  add foreign key (club_id, offer_id) references waitlist_offers (club_id, id) on delete cascade deferrable initially deferred,
  add constraint court_occupancies_offer check (offer_id is null or kind = 'offer_held');
create unique index court_occupancies_offer on court_occupancies (club_id, offer_id) where offer_id is not null;

-- When a club's line must be looked at again. Rows are only added, and taken away by whoever looks: what frees a slot waits
-- for nobody, and what is committed while somebody looks is still there for the next look.
create table waitlist_checks (
  club_id uuid not null references clubs (id),
  id bigint generated always as identity,
  due_at timestamptz not null,
  primary key (club_id, id)
);
create index waitlist_checks_due on waitlist_checks (due_at, club_id);

do $$
declare
  club_table text;
begin
  foreach club_table in array array['waitlist_entries', 'waitlist_offers', 'waitlist_checks'] loop
    execute format('alter table %I enable row level security', club_table);
    execute format('alter table %I force row level security', club_table);
    execute format(
      'create policy club_wall on %I to courtside_tenant
         using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', club_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', club_table);
  end loop;
end
$$;
grant select, insert, update, delete on waitlist_entries to courtside_tenant;
grant select, insert, update on waitlist_offers to courtside_tenant;
grant select, insert on waitlist_checks to courtside_tenant;
grant select, insert, update, delete on waitlist_entries, waitlist_offers, waitlist_checks to courtside_system;

-- Ends the offers whose time is up on a piece of a court, so that their holds keep nobody out. now() cannot stand in the
-- constraint's predicate: whoever fills a court calls this first.
create function release_expired_holds(p_club uuid, p_court uuid, p_from timestamptz, p_until timestamptz) returns void
language sql as $$
  with over as (
    update waitlist_offers set status = 'expired', ended_at = clock_now()
    where club_id = p_club and status = 'open' and expires_at <= clock_now()
      and court_id = p_court and starts_at < p_until and ends_at > p_from
    returning club_id, id
  )
  delete from court_occupancies o using over where o.club_id = over.club_id and o.offer_id = over.id
$$;

create or replace function check_booking_conflict(p_court_id uuid, p_start_time timestamptz, p_end_time timestamptz)
returns boolean language sql stable
return exists (
  select from court_occupancies o
  where o.club_id = current_club_id()
    and o.court_id = p_court_id
    and o.starts_at < p_end_time
    and o.starts_at > p_start_time - interval '25 hours'
    and o.ends_at > p_start_time
    and not exists (
      select from waitlist_offers f where f.club_id = o.club_id and f.id = o.offer_id and f.expires_at <= clock_now())
);

-- Whatever frees a slot, or makes one, has the club's line looked at when it commits.
create function check_waitlists_of_freed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into waitlist_checks (club_id, due_at)
    select distinct freed.club_id, clock_now() from freed where freed.ends_at > clock_now();
  return null;
end
$$;
create trigger court_occupancies_freed after delete on court_occupancies
referencing old table as freed for each statement execute function check_waitlists_of_freed();

create function check_waitlist() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into waitlist_checks (club_id, due_at)
    values ((to_jsonb(new) ->> case tg_table_name when 'clubs' then 'id' else 'club_id' end)::uuid, clock_now());
  return null;
end
$$;
-- A court that opens has slots to offer, one that closes takes its offers along.
create trigger courts_changed after insert or update on courts for each row execute function check_waitlist();
create trigger clubs_changed after update on clubs for each row
when (new is distinct from old) execute function check_waitlist();
-- A slot may be canceled by somebody who does not see the new entry, and whom the entry does not see.
create trigger waitlist_entries_joined after insert on waitlist_entries for each row execute function check_waitlist();

create function wake_waitlists() returns trigger language plpgsql as $$
begin
  perform pg_notify('courtside_live', '{"work":"waitlist"}');
  return null;
end
$$;
create trigger waitlist_checks_wake after insert on waitlist_checks for each statement execute function wake_waitlists();

-- Clubs whose line is to be looked at now, those first that have waited longest.
create function clubs_with_due_waitlist(p_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select club_id from (
    select club_id, due_at from waitlist_checks where due_at <= clock_now() order by due_at limit 20 * p_most
  ) as due group by club_id order by min(due_at) limit p_most
$$;

-- Takes one club's line for this transaction, in one process at a time, and binds the transaction to the club. Null: somebody
-- is at it. The checks it takes away come back should the transaction fail.
create function begin_waitlist_work(p_club uuid) returns table (now timestamptz, has_access boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('waitlist ' || p_club, 0)) then return; end if;
  delete from waitlist_checks where club_id = p_club and due_at <= clock_now();
  perform set_config('courtside.user_id', '', true);
  perform set_config('courtside.club_id', p_club::text, true);
  return query select clock_now(), (check_club_access(p_club)).has_access;
end
$$;

-- Puts a club's due checks off, as one check: a line that cannot be looked at must not keep the others waiting. Not when
-- somebody is at it.
create function put_off_waitlist(p_club uuid, p_seconds integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('waitlist ' || p_club, 0)) then return; end if;
  delete from waitlist_checks where club_id = p_club and due_at <= clock_now();
  if found then
    insert into waitlist_checks (club_id, due_at) values (p_club, clock_now() + make_interval(secs => p_seconds));
  end if;
end
$$;

-- Forgets entries a week after their day, and offers after 90 days. Returns how many.
create function forget_outdated_waitlist(p_most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with entry as (
    delete from waitlist_entries where (club_id, id) in (
      select club_id, id from waitlist_entries where requested_date < (clock_now() - interval '8 days')::date
      limit p_most for update skip locked
    ) returning 1
  ), offer as (
    delete from waitlist_offers where (club_id, id) in (
      select club_id, id from waitlist_offers where ended_at < clock_now() - interval '90 days'
      limit p_most for update skip locked
    ) returning 1
  )
  select ((select count(*) from entry) + (select count(*) from offer))::integer
$$;

grant create on schema public to courtside_system;
alter function check_waitlists_of_freed() owner to courtside_system;
alter function check_waitlist() owner to courtside_system;
alter function clubs_with_due_waitlist(integer) owner to courtside_system;
alter function begin_waitlist_work(uuid) owner to courtside_system;
alter function put_off_waitlist(uuid, integer) owner to courtside_system;
alter function forget_outdated_waitlist(integer) owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function check_waitlists_of_freed(), check_waitlist(), clubs_with_due_waitlist(integer),
  begin_waitlist_work(uuid), put_off_waitlist(uuid, integer), forget_outdated_waitlist(integer) from public;
grant execute on function clubs_with_due_waitlist(integer), begin_waitlist_work(uuid), put_off_waitlist(uuid, integer),
  forget_outdated_waitlist(integer) to courtside_auth;
