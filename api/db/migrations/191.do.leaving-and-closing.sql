-- A person leaves a club; an only admin closes it after a cooling period; a club founded with somebody else's address waits for
-- that person's decision (docs/decisions/0025).
alter table clubs
  -- When the club closes unless that is taken back. A club that is going to close may be without an admin.
  add column closes_at timestamptz,
  -- Since then nobody belongs to it.
  add column closed_at timestamptz,
  -- Whose address it was founded with, while that address had not proven itself and until the person decides.
  add column unproven_founder uuid references users (id);
create index clubs_closing on clubs (closes_at) where closes_at is not null and closed_at is null;
create index clubs_closed on clubs (closed_at) where closed_at is not null;
create index clubs_by_unproven_founder on clubs (unproven_founder) where unproven_founder is not null;

-- As in 038, but a club that is going to close, or has closed, needs no admin.
create or replace function keep_an_admin() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from clubs where id = old.club_id for no key update;
  if exists (select from clubs where id = old.club_id and num_nonnulls(closes_at, closed_at) > 0) then return null; end if;
  if not exists (select from memberships where club_id = old.club_id and role = 'admin' and left_at is null) then
    raise exception 'the club would have no admin' using errcode = 'check_violation', constraint = 'memberships_last_admin';
  end if;
  return null;
end
$$;

-- Nobody gets into a club that has closed. The club's row keeps whoever joins apart from its end.
create function keep_out_of_closed_club() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from clubs where id = new.club_id for no key update;
  if exists (select from clubs where id = new.club_id and closed_at is not null) then
    raise exception 'the club has closed' using errcode = 'check_violation', constraint = 'memberships_club_closed';
  end if;
  return null;
end
$$;
create trigger memberships_closed_added after insert on memberships for each row
when (new.left_at is null) execute function keep_out_of_closed_club();
create trigger memberships_closed_returned after update of left_at on memberships for each row
when (new.left_at is null and old.left_at is not null) execute function keep_out_of_closed_club();

-- Ends a locked club: nobody belongs to it, its code and invitations open nothing, nobody waits. What was booked stays as it was,
-- for nobody, until delete_closed_clubs.
create function end_club(p_club uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  people uuid[];
begin
  update clubs set closed_at = clock_now(), closes_at = coalesce(closes_at, clock_now()), join_code = new_join_code(),
      allow_trial_mode = false, waitlist_enabled = false, trial_expires_at = least(trial_expires_at, clock_now())
    where id = p_club and closed_at is null and not is_demo;
  if not found then return; end if;
  with gone as (
    update memberships set left_at = clock_now(), removed_at = clock_now() where club_id = p_club and left_at is null
    returning user_id
  )
  select array_agg(user_id) into people from gone;
  perform pg_notify('courtside_live', json_build_object('club_id', p_club, 'topic', 'members', 'user_id', person)::text)
    from unnest(people) as person;
  delete from waitlist_entries where club_id = p_club;
  delete from staff_pins where club_id = p_club;
  update invitations set revoked_at = clock_now() where club_id = p_club and accepted_at is null and revoked_at is null;
  update join_requests set status = 'declined', decided_at = clock_now() where club_id = p_club and status = 'pending';
  insert into audit_log (club_id, action, subject_type, subject_id) values (p_club, 'club.closed', 'club', p_club);
end
$$;

-- Locks what end_club changes, in the order of whoever leaves, joins or takes the end back: people and what asks them in, then
-- the club.
create function lock_whole_club(p_club uuid) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform from memberships where club_id = p_club and left_at is null order by role = 'admin' desc, user_id for update;
  perform from invitations where club_id = p_club and accepted_at is null and revoked_at is null order by id for update;
  perform from join_requests where club_id = p_club and status = 'pending' order by user_id for update;
  perform from clubs where id = p_club for no key update;
end
$$;

-- Whether a subscription goes on by itself, or waits for its first payment.
create function has_running_subscription(p_club uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from billing_subscriptions
    where club_id = p_club and ended_at is null and cancel_at is null and status <> 'incomplete_expired'
  )
$$;

-- Ends the clubs whose cooling period is over; how many. Whoever began to pay meanwhile keeps theirs.
create function auth.close_due_clubs() returns integer language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  due uuid;
  closed integer := 0;
begin
  for due in select id from clubs where closes_at <= clock_now() and closed_at is null order by closes_at limit 100 loop
    perform lock_whole_club(due);
    perform from clubs where id = due and closes_at <= clock_now() and closed_at is null;
    continue when not found;
    if has_running_subscription(due) then
      update clubs set closes_at = null where id = due
        and exists (select from memberships where club_id = due and role = 'admin' and left_at is null);
      continue when not found;
      insert into audit_log (club_id, action, subject_type, subject_id, detail)
        values (due, 'club.kept_open', 'club', due, '{"reason": "subscription_active"}');
    else
      perform end_club(due);
      closed := closed + 1;
    end if;
  end loop;
  return closed;
end
$$;

-- Lets the current club close in so many days, or with null takes that back. Returns what stands against it.
create function set_club_closing(p_days integer) returns text language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  admins uuid[];
begin
  select coalesce(array_agg(user_id), '{}') into admins from (
    select user_id from memberships where club_id = current_club_id() and role = 'admin' and left_at is null
    order by user_id for update
  ) as locked;
  perform from clubs where id = current_club_id() and closed_at is null and not is_demo for no key update;
  if not found or not current_user_id() = any(admins) then return 'not_possible'; end if;
  if p_days is not null and cardinality(admins) > 1 then return 'other_admins'; end if;
  if p_days is not null and has_running_subscription(current_club_id()) then return 'subscription_active'; end if;
  update clubs set closes_at = case when p_days is not null
      then coalesce(closes_at, date_trunc('milliseconds', clock_now()) + make_interval(days => p_days)) end
    where id = current_club_id();
  return null;
end
$$;

-- What stands against closing the current club now, for its admins.
create function club_closing_obstacle() returns text language sql stable security definer
set search_path = public, pg_temp as $$
  select case
    when exists (select from clubs where id = current_club_id() and is_demo) then 'not_possible'
    when (select count(*) from memberships where club_id = current_club_id() and role = 'admin' and left_at is null) > 1
      then 'other_admins'
    when has_running_subscription(current_club_id()) then 'subscription_active'
  end
$$;

-- Notes that an address without proof has founded the club.
create function auth.mark_unproven_club(p_club uuid, account uuid) returns void language sql security definer
set search_path = public, pg_temp as $$
  update clubs set unproven_founder = account where id = p_club
$$;

-- The first proof of an address: its owner is taken out of the club that was founded with it, which closes in 14 days unless
-- they keep it. `p_kept` is the club that was founded in the browser of the proof. A club with another admin goes on.
create function auth.release_unproven_club(account uuid, p_kept uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club uuid;
begin
  select id into club from clubs where unproven_founder = account and closed_at is null;
  if club is null then return; end if;
  perform from memberships where club_id = club and left_at is null and (role = 'admin' or user_id = account)
    order by user_id for update;
  if club = p_kept then
    update clubs set unproven_founder = null where id = club;
    return;
  end if;
  if exists (select from memberships where club_id = club and role = 'admin' and left_at is null and user_id <> account) then
    update clubs set unproven_founder = null where id = club;
  else
    update clubs set closes_at = least(closes_at, clock_now() + interval '14 days') where id = club;
  end if;
  update memberships set left_at = clock_now() where club_id = club and user_id = account and left_at is null;
  if not found then return; end if;
  delete from waitlist_entries where club_id = club and user_id = account;
  delete from staff_pins where club_id = club and user_id = account;
  insert into audit_log (club_id, actor_id, action, subject_type, subject_id)
    values (club, account, 'club.released', 'club', club);
end
$$;

create type unproven_club as (id uuid, name text, location text, created_at timestamptz, closes_at timestamptz);

-- The club that waits for the caller to keep it: they are not in it, and it has no admin.
create function my_unproven_club() returns setof unproven_club language sql stable security definer
set search_path = public, pg_temp as $$
  select c.id, c.name, c.location, c.created_at, c.closes_at
  from clubs c join auth.users account on account.id = c.unproven_founder
  where c.unproven_founder = current_user_id() and c.closes_at is not null and c.closed_at is null
    and account.email_confirmed_at is not null
    and not exists (
      select from memberships m
      where m.club_id = c.id and m.left_at is null and (m.role = 'admin' or m.user_id = c.unproven_founder))
$$;

-- Makes the caller the club's admin (keep), or ends it. Repeating a decision changes nothing. Returns what stands against it:
-- not_found, already_in_club.
create function decide_unproven_club(
  p_club uuid, p_keep boolean, p_session uuid, p_request text, p_ip inet, p_agent text
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller uuid := current_user_id();
begin
  perform from users where id = caller for update;
  if not exists (select from clubs where id = p_club and unproven_founder = caller)
    and not exists (select from audit_log where club_id = p_club and actor_id = caller and action = 'club.kept')
  then return 'not_found'; end if;
  perform lock_whole_club(p_club);
  if not exists (select from my_unproven_club() mine where mine.id = p_club) then
    return case when exists (
      select from audit_log where club_id = p_club and actor_id = caller
        and action = case when p_keep then 'club.kept' else 'club.discarded' end
    ) then null else 'not_found' end;
  end if;
  if p_keep and exists (select from memberships where user_id = caller and left_at is null) then
    return 'already_in_club';
  end if;
  if p_keep then
    update clubs set unproven_founder = null, closes_at = null where id = p_club;
    update memberships set left_at = null, role = 'admin', joined_at = clock_now()
      where club_id = p_club and user_id = caller;
  else
    perform end_club(p_club);
  end if;
  insert into audit_log (club_id, actor_id, action, subject_type, subject_id, session_id, request_id, ip, user_agent)
  values (p_club, caller, case when p_keep then 'club.kept' else 'club.discarded' end, 'club', p_club, p_session, p_request,
    p_ip, p_agent);
  return null;
end
$$;

-- Whether the caller was in this club and is no more: leaving it once more changes nothing.
create function has_left_club(p_club uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from memberships where club_id = p_club and user_id = current_user_id() and left_at is not null
  )
$$;

-- As in 172, and whether the club has closed.
drop function my_removal();
create function my_removal(out club_name text, out removed_at timestamptz, out club_closed boolean) returns record
language sql stable security definer set search_path = public, pg_temp as $$
  select c.name, m.removed_at, c.closed_at is not null
  from memberships m join clubs c on c.id = m.club_id
  where m.user_id = current_user_id() and m.left_at is not null
    and not exists (select from memberships now where now.user_id = m.user_id and now.left_at is null)
    and m.removed_at = m.left_at
    and m.left_at = (select max(last.left_at) from memberships last where last.user_id = m.user_id)
$$;

-- Deletes clubs that have closed, at most `p_most` rows of each table: after 30 days what happened in them, after 400 days what
-- was written down about them. Returns how many rows.
create function delete_closed_clubs(p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Each before what it refers to.
  content constant text[] := array['notices', 'join_requests', 'invitations', 'court_occupancies', 'person_occupancies',
    'lesson_requests', 'waitlist_offers', 'waitlist_entries', 'bookings', 'event_registrations', 'event_dates', 'events',
    'court_blocks', 'coach_time_off', 'coach_availability', 'club_news', 'club_logos', 'staff_pins', 'courts', 'memberships',
    'waitlist_checks'];
  records constant text[] := content || array['billing_checkouts', 'billing_events', 'billing_subscriptions',
    'billing_accounts', 'audit_log'];
  club clubs;
  club_table text;
  count integer;
  gone integer := 0;
begin
  for club in
    select * from clubs where closed_at < now() - interval '30 days' order by closed_at limit 100 for update skip locked
  loop
    foreach club_table in array case when club.closed_at < now() - interval '400 days' then records else content end loop
      execute format('delete from %1$I where ctid = any(array(select ctid from %1$I where club_id = $1 limit $2))', club_table)
        using club.id, p_most - gone;
      get diagnostics count = row_count;
      gone := gone + count;
      if gone >= p_most then return gone; end if;
    end loop;
    if club.closed_at < now() - interval '400 days' then
      delete from clubs where id = club.id;
      gone := gone + 1;
    elsif club.name <> 'Closed club' then
      update clubs set name = 'Closed club', location = '', contact_email = '', contact_phone = '', welcome_message = '',
        logo = null, unproven_founder = null where id = club.id;
    end if;
  end loop;
  return gone;
end
$$;

grant create on schema public, auth to courtside_system;
alter function keep_an_admin() owner to courtside_system;
alter function keep_out_of_closed_club() owner to courtside_system;
alter function end_club(uuid) owner to courtside_system;
alter function lock_whole_club(uuid) owner to courtside_system;
alter function has_running_subscription(uuid) owner to courtside_system;
alter function auth.close_due_clubs() owner to courtside_system;
alter function set_club_closing(integer) owner to courtside_system;
alter function club_closing_obstacle() owner to courtside_system;
alter function auth.mark_unproven_club(uuid, uuid) owner to courtside_system;
alter function auth.release_unproven_club(uuid, uuid) owner to courtside_system;
alter function my_unproven_club() owner to courtside_system;
alter function decide_unproven_club(uuid, boolean, uuid, text, inet, text) owner to courtside_system;
alter function has_left_club(uuid) owner to courtside_system;
alter function my_removal() owner to courtside_system;
alter function delete_closed_clubs(integer) owner to courtside_system;
revoke create on schema public, auth from courtside_system;
revoke execute on function keep_out_of_closed_club(), end_club(uuid), lock_whole_club(uuid),
  has_running_subscription(uuid), auth.close_due_clubs(), set_club_closing(integer), club_closing_obstacle(),
  auth.mark_unproven_club(uuid, uuid), auth.release_unproven_club(uuid, uuid), my_unproven_club(),
  decide_unproven_club(uuid, boolean, uuid, text, inet, text), has_left_club(uuid), my_removal(),
  delete_closed_clubs(integer) from public;
grant execute on function auth.mark_unproven_club(uuid, uuid), auth.release_unproven_club(uuid, uuid), auth.close_due_clubs(),
  delete_closed_clubs(integer) to courtside_auth;
grant execute on function set_club_closing(integer), club_closing_obstacle(), my_unproven_club(),
  decide_unproven_club(uuid, boolean, uuid, text, inet, text), has_left_club(uuid), my_removal() to courtside_tenant;
