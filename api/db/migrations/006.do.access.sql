-- One derived access state per club (decision 11), exactly the fields of F §3.
create type access_status as (
  has_access boolean,
  access_type text,
  is_demo boolean,
  is_trial boolean,
  is_active boolean,
  demo_expires_at timestamptz,
  trial_expires_at timestamptz,
  minutes_remaining integer,
  days_remaining integer
);

create type trial_status as (
  is_paid boolean,
  trial_active boolean,
  trial_expires timestamptz,
  subscription_status text,
  has_access boolean,
  days_remaining integer
);

-- Paid: active; past due for 7 days of grace; canceled until the paid period ends.
create function club_is_paid(club clubs) returns boolean language sql stable
return case club.subscription_status
  when 'active' then true
  when 'past_due' then clock_now() < coalesce(club.past_due_since, club.subscription_ends_at) + interval '7 days'
  when 'canceled' then clock_now() < club.subscription_ends_at
  else false
end is true;

create function check_club_access(club_uuid uuid) returns access_status language plpgsql stable as $$
declare
  club clubs;
  visitor_since timestamptz;
  demo_ends timestamptz;
  paid boolean;
  trial boolean;
  demo boolean;
  kind text;
begin
  select * into club from clubs where id = club_uuid;
  if not found then
    return (false, 'no_club', false, false, false, null, null, null, null)::access_status;
  end if;
  select created_at into visitor_since from users where id = current_user_id() and is_demo;
  if club.is_demo then
    demo_ends := visitor_since + interval '60 minutes';
  end if;
  paid := club_is_paid(club);
  trial := club.trial_expires_at is not null and clock_now() < club.trial_expires_at;
  demo := club.is_demo and (demo_ends is null or clock_now() < demo_ends);
  kind := case
    when paid then 'paid'
    when trial then 'trial'
    when demo then 'demo'
    when club.is_demo then 'demo_expired'
    else 'trial_expired'
  end;
  return (
    paid or trial or demo,
    kind,
    kind in ('demo', 'demo_expired'),
    kind = 'trial',
    paid,
    demo_ends,
    club.trial_expires_at,
    case when demo_ends is not null then greatest(0, ceil(extract(epoch from demo_ends - clock_now()) / 60)) end,
    case when club.trial_expires_at is not null
      then greatest(0, ceil(extract(epoch from club.trial_expires_at - clock_now()) / 86400)) end
  )::access_status;
end
$$;

create function get_club_trial_status(club_uuid uuid) returns trial_status language sql stable
return (
  select row(
    club_is_paid(c),
    c.trial_expires_at is not null and clock_now() < c.trial_expires_at,
    c.trial_expires_at,
    c.subscription_status,
    (check_club_access(c.id)).has_access,
    (check_club_access(c.id)).days_remaining
  )::trial_status
  from clubs c where c.id = club_uuid
);

-- Chooses the club of a transaction. Verifies the caller's membership itself, so that a handler's slip cannot widen anything.
create function set_current_club_id(club_uuid uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from memberships where club_id = club_uuid and user_id = current_user_id() and left_at is null
  ) then
    raise exception 'not a member of this club' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('courtside.club_id', club_uuid::text, true);
end
$$;

create type request_context as (
  -- null: fine; else session_not_found, user_not_found or user_banned
  problem text,
  user_id uuid,
  email text,
  full_name text,
  is_demo boolean,
  created_at timestamptz,
  club_id uuid,
  role text,
  impersonating_role text,
  bio text,
  sports text[],
  access access_status,
  now timestamptz
);

-- Every request with a session begins here: one call says who is asking and ties the transaction to their club.
-- Takes the id pair of a verified token; whether that session still lives is decided here, so sign-out works at once.
create function begin_request(p_user uuid, p_session uuid) returns request_context
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
  return answer;
end
$$;
