-- Notices by mail: an outbox, written by the transaction that a notice is about, sent by one process at a time.
create table notices (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  -- Not to memberships: its lock would come after the courts' locks, and whoever books takes them the other way round.
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,60}$'),
  facts jsonb not null,
  dedupe_key text not null check (length(dedupe_key) between 1 and 200),
  -- in_doubt: its sender was gone between hand-over and answer; it may have arrived, and is not sent again.
  -- skipped: it was not sent, for the reason in `problem`.
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'in_doubt', 'skipped')),
  problem text check (length(problem) <= 200),
  attempts integer not null default 0,
  -- The real clock, whatever the rules' clock says.
  created_at timestamptz not null default now(),
  send_after timestamptz not null default now(),
  useful_until timestamptz,
  -- Whose it is while it is sent. A sender that has lost it can neither hand it over nor end it.
  claim uuid,
  handed_at timestamptz,
  ended_at timestamptz,
  primary key (club_id, id),
  check (state <> 'sending' or claim is not null),
  check ((state in ('queued', 'sending')) = (ended_at is null)),
  check (state <> 'queued' or handed_at is null)
);
create unique index notices_once on notices (club_id, dedupe_key);
-- The sender knows no club: it asks what is due, what was under way, and what is old.
create index notices_due on notices (send_after, id) where state = 'queued';
create index notices_sending on notices (claim) where state = 'sending';
create index notices_ended on notices (ended_at) where ended_at is not null;
create index notices_by_person on notices (user_id);

alter table notices enable row level security;
alter table notices force row level security;
create policy club_wall on notices to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on notices to courtside_system using (true) with check (true);
-- What a job does in a club makes notices too.
create policy jobs on notices for insert to courtside_auth with check (true);
grant select, insert on notices to courtside_tenant;
grant insert on notices to courtside_auth;
grant select, insert, update, delete on notices to courtside_system;

-- Every process hears that there is something to send once the transaction has committed.
create function wake_notice_senders() returns trigger language plpgsql as $$
begin
  perform pg_notify('courtside_live', '{"work":"notices"}');
  return null;
end
$$;
create trigger notices_wake after insert on notices for each statement execute function wake_notice_senders();

-- Addresses of sample data, which reach nobody: the demo club's, the QA club's, the load clubs', a new club's sample coach.
create function is_sample_address(p_address citext) returns boolean language sql immutable parallel safe
return p_address::text ~* '(@|\.)((demo|qa|qa-members|load)\.courtside\.test|invalid)$';

create type notice_claimed as (
  club_id uuid, id uuid, kind text, facts jsonb, attempts integer, problem text,
  address text, club_name text, color text, time_zone text, contact_email text
);

-- Takes what is due, at most so many, the oldest first. What is not to be sent at all ends here, with its `problem`.
create function claim_notices(p_claim uuid, p_most integer) returns setof notice_claimed
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select n.club_id, n.id, account.email::text as address, c.name, c.primary_color, c.time_zone, c.contact_email,
      case
        when n.useful_until <= now() then 'too late'
        when u.is_demo or c.is_demo then 'demo visitor'
        when account.email is null or account.deleted_at is not null then 'no account'
        when is_sample_address(account.email) then 'sample person'
        -- Else a founder could send words of their own to strangers.
        when account.email_confirmed_at is null then 'unproven address'
      end as problem
    from notices n
    join clubs c on c.id = n.club_id
    join users u on u.id = n.user_id
    join auth.users account on account.id = n.user_id
    where n.state = 'queued' and n.send_after <= now()
    order by n.send_after, n.id limit p_most for update of n skip locked
  )
  update notices n set
    state = case when due.problem is null then 'sending' else 'skipped' end,
    problem = due.problem,
    claim = p_claim,
    attempts = n.attempts + 1,
    ended_at = case when due.problem is not null then now() end
  from due where n.club_id = due.club_id and n.id = due.id
  returning n.club_id, n.id, n.kind, n.facts, n.attempts, n.problem, due.address, due.name, due.primary_color, due.time_zone, due.contact_email
$$;

-- To be committed before the first byte of a mail leaves. False: it is somebody else's by now, and must not leave.
create function begin_notice_hand_over(p_club uuid, p_id uuid, p_claim uuid) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with mine as (
    update notices set handed_at = clock_timestamp()
    where club_id = p_club and id = p_id and claim = p_claim and state = 'sending' and handed_at is null returning 1
  ) select exists (select from mine)
$$;

-- How it ended; `queued` = again after a pause. Its sender may know better after all than who took it for dead.
create function end_notice(p_club uuid, p_id uuid, p_claim uuid, p_state text, p_problem text, p_pause interval) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with mine as (
    update notices set state = p_state, problem = p_problem,
      claim = case when p_state <> 'queued' then claim end,
      handed_at = case when p_state <> 'queued' then handed_at end,
      send_after = case when p_state = 'queued' then now() + p_pause else send_after end,
      ended_at = case when p_state <> 'queued' then now() end
    where club_id = p_club and id = p_id and claim = p_claim and state in ('sending', 'in_doubt') returning 1
  ) select exists (select from mine)
$$;

-- What a sender left behind that is gone: only to be called by whoever holds the senders' lock, and before they claim.
-- What had not left goes back to the queue, what had is in doubt. Returns the latter.
create function recover_notices() returns table (club_id uuid, id uuid, kind text)
language sql security definer set search_path = public, pg_temp as $$
  with kept as (
    update notices set state = 'queued', claim = null where state = 'sending' and handed_at is null
  )
  update notices n set state = 'in_doubt', problem = 'its sender was gone before it knew', ended_at = now()
  where n.state = 'sending' and n.handed_at is not null
  returning n.club_id, n.id, n.kind
$$;

-- Forgets what ended more than 30 days ago. Returns how many.
create function purge_notices(p_most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with old as (
    select club_id, id from notices where ended_at < now() - interval '30 days' limit p_most for update skip locked
  ), gone as (
    delete from notices n using old where n.club_id = old.club_id and n.id = old.id returning 1
  ) select count(*)::integer from gone
$$;

grant create on schema public to courtside_system;
alter function claim_notices(uuid, integer) owner to courtside_system;
alter function begin_notice_hand_over(uuid, uuid, uuid) owner to courtside_system;
alter function end_notice(uuid, uuid, uuid, text, text, interval) owner to courtside_system;
alter function recover_notices() owner to courtside_system;
alter function purge_notices(integer) owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function claim_notices(uuid, integer), begin_notice_hand_over(uuid, uuid, uuid),
  end_notice(uuid, uuid, uuid, text, text, interval), recover_notices(), purge_notices(integer) from public;
grant execute on function claim_notices(uuid, integer), begin_notice_hand_over(uuid, uuid, uuid),
  end_notice(uuid, uuid, uuid, text, text, interval), recover_notices(), purge_notices(integer) to courtside_auth;
