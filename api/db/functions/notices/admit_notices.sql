-- Cancels pairs of a notice and its reversal that are both still queued, with what happened between them, admits what is within the
-- limits, and postpones the rest, longer the older it is. It judges what has been due longest, 2,000 at most, so that a queue of any
-- length lets it end; true: there may be more. A reversal is sent all the same where another person caused it and the reader knows what
-- it takes back: they did that themselves, have read of it, or may have got a push message or text. Only the process that has the
-- senders' lock may call it; part two of a dedupe key is the notice's subject. Statistics lag when the queue is long: both statements
-- sort and group it rather than join it with itself.
create or replace function admit_notices() returns boolean
language sql security definer set search_path = public, pg_temp set work_mem = '32MB' as $$
  with pairs (made, undoing, changing) as (
    values ('lesson_requested', 'lesson_withdrawn', null), ('lesson_scheduled', 'lesson_canceled', null),
      ('lesson_scheduled', 'booking_canceled', null),
      ('booking_made', 'booking_canceled', 'booking_moved'), ('booking_made', 'booking_blocked', 'booking_moved'),
      ('player_added', 'player_removed', 'player_moved'), ('player_added', 'player_canceled', 'player_moved'),
      ('event_registered', 'event_unregistered', null)
  ), met as materialized (
    select n.club_id, array_agg(n.id) filter (where n.kind <> p.undoing) as before, array_agg(n.id) filter (where n.kind = p.undoing) as undoing,
      bool_or(n.kind = p.undoing and n.caused_by = n.user_id) as is_own
    from notices n
    join pairs p on n.kind in (p.made, p.changing) or n.kind = p.undoing and n.send_after <= now()
    where n.state = 'queued'
    group by n.club_id, n.user_id, n.address, split_part(n.dedupe_key, ':', 2), p.made, p.undoing
    having bool_or(n.kind = p.made) and bool_or(n.kind = p.undoing)
  ), undone as materialized (
    select met.club_id, unnest(case when is_own or not knows.it then before || undoing else before end) as id
    from met cross join lateral (
      select exists (
        select from notices b
        where b.club_id = met.club_id and b.id = any(met.before) and (b.caused_by = b.user_id or b.read_at is not null
          or exists (select from notice_sends s where s.club_id = b.club_id and s.notice_id = b.id
            and (s.state in ('sent', 'sending') or s.handed_at is not null)))
      ) as it
    ) knows
  ), locked as (
    -- In the order in which withdraw_notices locks, so that neither waits for the other.
    select n.club_id, n.id from undone join notices n on n.club_id = undone.club_id and n.id = undone.id
    where n.state = 'queued' order by n.club_id, n.id for update of n
  )
  update notices n set state = 'skipped', problem = 'taken back before it was sent', ended_at = now()
  from locked where n.club_id = locked.club_id and n.id = locked.id;

  with due as materialized (
    -- What is being withdrawn is left to it.
    select n.club_id, n.id, coalesce(n.user_id::text, n.address::text) as recipient, n.caused_by, n.created_at,
      coalesce(n.useful_until <= now(), false) as is_late, n.inbox_after is not null and not is_urgent_notice(n.kind, n.event, n.details, n.useful_until) as may_be_surplus
    from notices n
    where n.state = 'queued' and not n.is_admitted and n.caused_by is not null and n.send_after <= now()
    order by n.send_after, n.id limit 2000 for update of n skip locked
  ), others as (
    -- What was admitted counts whatever became of it: its reader may have got a push message or text without a mail.
    select coalesce(n.user_id::text, n.address::text) as recipient, n.caused_by, n.is_admitted, n.digest_at, n.created_at
    from notices n where n.state = 'queued' and n.caused_by is not null and (n.is_admitted or coalesce(n.useful_until > now(), true))
    union all
    select coalesce(n.user_id::text, n.address::text), n.caused_by, n.is_admitted, n.digest_at, n.created_at
    from notices n where n.state = 'sending' and n.caused_by is not null
    union all
    select coalesce(n.user_id::text, n.address::text), n.caused_by, n.is_admitted, n.digest_at, n.created_at
    from notices n where n.ended_at > now() - interval '1 hour' and n.caused_by is not null and n.is_admitted
  ), tallies as (
    select recipient, caused_by, count(*) filter (where is_admitted) as admitted, count(*) filter (where not is_admitted) as waiting
    from others
    -- What waits for a daily mail counts in the hour in which it was written, and that mail not again.
    where digest_at is null or created_at > now() - interval '1 hour'
    group by recipient, caused_by
  ), lines as (
    -- Tallies come before what is due, so that its ranks count them too.
    select null::uuid as club_id, null::uuid as id, recipient, caused_by, null::timestamptz as created_at, false as may_be_surplus, admitted, waiting
    from tallies
    union all select club_id, id, recipient, caused_by, created_at, may_be_surplus, 1, 0 from due where not is_late
  ), of_pairs as (
    select l.*, sum(admitted) over pair as of_pair, sum(waiting) over pair - count(id) over pair as behind
    from lines l window pair as (partition by recipient, caused_by order by created_at nulls first, id)
  ), ranked as (
    -- What exceeds the limit of a pair takes no place of others.
    select p.*,
      sum(case when id is null or of_pair <= 10 then admitted else 0 end) over (partition by recipient order by created_at nulls first, id) as of_recipient,
      sum(case when id is null or of_pair <= 10 then admitted else 0 end) over (partition by caused_by order by created_at nulls first, id) as of_sender
    from of_pairs p
  ), judged as (
    select r.club_id, r.id, r.may_be_surplus and r.behind >= 100 as is_surplus, r.of_pair <= 10 and r.of_recipient <= 40 and (r.of_sender <= 30
      -- Staff notify a whole club of a canceled event; a member never needs to.
      or exists (select from memberships m where m.club_id = r.club_id and m.user_id = r.caused_by and m.role <> 'member')) as is_within
    from ranked r where r.id is not null
  ), outcomes as materialized (
    select club_id, id, is_within, case when not is_within and is_surplus then 'too many from one person' end as problem from judged
    union all select club_id, id, false, 'too late' from due where is_late
  ), updated as (
    update notices n set is_admitted = o.is_within,
      send_after = case when o.is_within or o.problem is not null then n.send_after
        else now() + least(greatest(now() - n.created_at, interval '10 minutes'), interval '1 hour') end,
      state = case when o.problem is null then n.state else 'skipped' end,
      problem = coalesce(o.problem, n.problem),
      ended_at = case when o.problem is not null then now() end
    from outcomes o where n.club_id = o.club_id and n.id = o.id
    returning 1
  ) select count(*) >= 2000 from updated
$$;

alter function admit_notices() owner to courtside_system;
revoke execute on function admit_notices() from public;
grant execute on function admit_notices() to courtside_auth;
