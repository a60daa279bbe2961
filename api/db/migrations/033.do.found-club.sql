-- Founding a club (decision 14), its admin's first steps (15), previews of another role (7), and what /me tells of a session.
alter table users add column onboarding_dismissed_at timestamptz;

-- The sample coach of a new club: shown like any coach, but nobody who could sign in, and so no sign that the club has grown.
alter table memberships add column is_sample boolean not null default false;

-- As whom a QA session tests (decision 13); null for every other session.
alter table auth.sessions add column qa_role text check (qa_role in ('admin', 'coach', 'front_desk', 'member'));

alter type request_context add attribute session_expires_at timestamptz;
alter type request_context add attribute qa_role text;

-- As in 027; answers the session's end and its QA role as well.
create or replace function begin_request(p_user uuid, p_session uuid) returns request_context
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session auth.sessions;
  account auth.users;
  person users;
  member memberships;
  answer request_context;
begin
  answer.user_id := p_user;
  answer.now := clock_now();
  select * into account from auth.users where id = p_user and deleted_at is null;
  if not found then answer.problem := 'user_not_found'; return answer; end if;
  if account.banned_until > clock_now() then answer.problem := 'user_banned'; return answer; end if;
  select * into found_session from auth.sessions
    where id = p_session and user_id = p_user and (not_after is null or not_after > clock_now());
  if not found then answer.problem := 'session_not_found'; return answer; end if;

  if found_session.aal <> 'aal2' and exists (
    select from auth.mfa_factors where user_id = p_user and status = 'verified'
  ) then answer.problem := 'insufficient_aal'; return answer; end if;

  perform set_config('courtside.user_id', p_user::text, true);
  perform set_config('courtside.club_id', '', true);
  select * into person from users where id = p_user;
  select * into member from memberships where user_id = p_user and left_at is null;
  if member.club_id is not null then perform set_current_club_id(member.club_id); end if;

  answer.email := coalesce(person.email, account.email);
  answer.full_name := person.full_name;
  answer.is_demo := coalesce(person.is_demo, false);
  answer.created_at := coalesce(person.created_at, account.created_at);
  answer.club_id := member.club_id;
  answer.role := member.role;
  answer.bio := member.bio;
  answer.sports := member.sports;
  if member.role = 'admin' then answer.impersonating_role := found_session.impersonating_role; end if;
  answer.access := check_club_access(member.club_id);
  answer.session_expires_at := found_session.not_after;
  answer.qa_role := found_session.qa_role;
  return answer;
end
$$;

-- Makes a club on trial with all that decision 14 gives it, and the account its admin. Null, and nothing is made: the
-- account is nobody in the product, or belongs to a club already. The person's row keeps two attempts apart.
create function auth.found_club(
  account uuid, p_name text, p_location text, p_session uuid, p_request text, p_ip inet, p_agent text
) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club uuid;
  coach uuid;
begin
  perform from users where id = account for update;
  if not found or exists (select from memberships where user_id = account and left_at is null) then return null; end if;

  insert into clubs (
    name, location, sports, slot_length_minutes, advance_booking_days, max_bookings_per_day, max_bookings_per_week,
    max_booking_length_minutes, time_zone, waitlist_enabled, subscription_status, trial_expires_at, created_at
  ) values (
    p_name, p_location, '{tennis,pickleball}', 60, 14, 2, 7,
    120, 'America/New_York', true, 'trialing', clock_now() + interval '14 days', clock_now()
  ) returning id into club;
  insert into courts (club_id, name, sport) values
    (club, 'Court 1', 'tennis'), (club, 'Court 2', 'tennis'),
    (club, 'Court 3', 'pickleball'), (club, 'Court 4', 'pickleball');
  insert into memberships (club_id, user_id, role) values (club, account, 'admin');

  -- Without address, password and identity there is no way to sign in as the coach.
  insert into auth.users default values returning id into coach;
  insert into users (id, email, full_name) values (coach, 'sample.coach@courtside.invalid', 'Sample Coach');
  insert into memberships (club_id, user_id, role, bio, sports, is_sample) values (
    club, coach, 'coach', 'A sample, to show how coaches look. Remove it once your own coaches are here.',
    '{tennis,pickleball}', true
  );
  perform seed_sample_news(club, account); -- of 036

  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent)
  values (club, account, 'admin', 'club.founded', 'club', club, p_session, p_request, p_ip, p_agent);
  return club;
end
$$;

-- The same for whoever is signed in.
create function found_club(
  p_name text, p_location text, p_session uuid, p_request text, p_ip inet, p_agent text
) returns uuid language sql security definer set search_path = public, pg_temp as $$
  select auth.found_club(current_user_id(), p_name, p_location, p_session, p_request, p_ip, p_agent)
$$;

-- A retry of a sign-up comes without a session; its kept answer is found by the account that it made.
create policy sign_up on idempotency_keys to courtside_auth
  using (route = 'POST /club-signups') with check (route = 'POST /club-signups');
grant select, insert on idempotency_keys to courtside_auth;

-- Sets or ends the preview of the caller's own session. Only an admin by real role has one.
create function impersonate(p_session uuid, p_role text) returns void language sql security definer
set search_path = public, pg_temp as $$
  update auth.sessions set impersonating_role = p_role
  where id = p_session and user_id = current_user_id() and exists (
    select from memberships
    where user_id = current_user_id() and club_id = current_club_id() and role = 'admin' and left_at is null
  )
$$;

-- As in 022, but a club that somebody founded under an address not theirs cannot send its name there.
create or replace function auth.club_of_account(account uuid, out name text, out primary_color text)
language sql stable security definer set search_path = public, pg_temp
as $$
  select c.name, c.primary_color
  from memberships m join clubs c on c.id = m.club_id join auth.users u on u.id = m.user_id
  where m.user_id = account and m.left_at is null and (m.role <> 'admin' or u.email_confirmed_at is not null)
$$;

grant update (impersonating_role) on auth.sessions to courtside_system;
grant create on schema public, auth to courtside_system;
alter function auth.found_club(uuid, text, text, uuid, text, inet, text) owner to courtside_system;
alter function found_club(text, text, uuid, text, inet, text) owner to courtside_system;
alter function impersonate(uuid, text) owner to courtside_system;
revoke create on schema public, auth from courtside_system;
revoke execute on function auth.found_club(uuid, text, text, uuid, text, inet, text),
  found_club(text, text, uuid, text, inet, text), impersonate(uuid, text) from public;
grant execute on function auth.found_club(uuid, text, text, uuid, text, inet, text) to courtside_auth;
grant execute on function found_club(text, text, uuid, text, inet, text), impersonate(uuid, text) to courtside_tenant;
