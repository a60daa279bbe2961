-- One person cannot fill another's mailbox: mails between two people, to one person and from one member are counted by the
-- hour. What exceeds that waits, and what was taken back meanwhile is never sent (docs/decisions/0011).

-- Who made it happen; null for what a job did. A person's notice is not claimed before it was admitted within the limits.
alter table notices
  add column caused_by uuid default current_user_id(),
  add column is_admitted boolean not null default false;
create index notices_handed on notices (handed_at) where handed_at is not null;

-- Ends pairs of a notice and its undoing that both still wait, admits what is within the limits, and puts off the rest. Only to be
-- called by whoever holds the senders' lock. What a notice is about stands second in its key: "lesson_requested:<id>".
create function admit_notices() returns void language sql security definer set search_path = public, pg_temp as $$
  with undone as (
    select made.club_id, unnest(array[made.id, undoing.id]) as id
    from notices made
    join notices undoing on undoing.club_id = made.club_id and undoing.user_id = made.user_id and undoing.state = 'queued'
      and undoing.send_after <= now()
      and split_part(undoing.dedupe_key, ':', 2) = split_part(made.dedupe_key, ':', 2)
      and (made.kind, undoing.kind) in (
        ('lesson_requested', 'lesson_withdrawn'), ('booking_made', 'booking_canceled'), ('booking_made', 'booking_blocked'),
        ('lesson_scheduled', 'lesson_canceled'), ('lesson_scheduled', 'booking_canceled'))
    where made.state = 'queued'
  )
  update notices n set state = 'skipped', problem = 'taken back before it was sent', ended_at = now()
  from undone where n.club_id = undone.club_id and n.id = undone.id and n.state = 'queued';

  with counted as (
    select user_id, caused_by, count(*) as mails from notices
    where caused_by is not null
      and (handed_at > now() - interval '1 hour' or state = 'sending' or state = 'queued' and is_admitted)
    group by user_id, caused_by
  ), due as (
    select n.club_id, n.id, n.user_id, n.caused_by,
      -- Staff tell a whole club of a canceled event; a member has no such occasion.
      exists (select from memberships m where m.club_id = n.club_id and m.user_id = n.caused_by and m.role <> 'member') as is_staffs,
      row_number() over (partition by n.user_id, n.caused_by order by n.created_at, n.id) as of_pair,
      row_number() over (partition by n.user_id order by n.created_at, n.id) as of_recipient,
      row_number() over (partition by n.caused_by order by n.created_at, n.id) as of_sender
    from notices n
    where n.state = 'queued' and n.send_after <= now() and n.caused_by is not null and not n.is_admitted
  ), judged as (
    select due.club_id, due.id, (
      due.of_pair + coalesce((select sum(mails) from counted c where c.user_id = due.user_id and c.caused_by = due.caused_by), 0) <= 10
      and due.of_recipient + coalesce((select sum(mails) from counted c where c.user_id = due.user_id), 0) <= 40
      and (due.is_staffs
        or due.of_sender + coalesce((select sum(mails) from counted c where c.caused_by = due.caused_by), 0) <= 30)
    ) as is_within
    from due
  )
  update notices n set is_admitted = is_within, send_after = case when is_within then send_after else now() + interval '10 minutes' end
  from judged where n.club_id = judged.club_id and n.id = judged.id
$$;

-- As before, of what was admitted.
create or replace function claim_notices(p_claim uuid, p_most integer) returns setof notice_claimed
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
    where n.state = 'queued' and n.send_after <= now() and (n.caused_by is null or n.is_admitted)
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

grant create on schema public to courtside_system;
alter function admit_notices() owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function admit_notices() from public;
grant execute on function admit_notices() to courtside_auth;
