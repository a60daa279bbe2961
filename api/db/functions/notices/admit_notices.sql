-- Cancels pairs of a notice and its reversal that are both still queued, with what happened between them, admits what is within the
-- limits, and postpones the rest. A reversal is sent all the same where another person caused it and the reader knows what it takes back:
-- they did that themselves, have read of it, or may have got a push message or text. Only the process that has the senders' lock may call it; part two of a dedupe key is the notice's subject. Statistics lag
-- when the queue is long: both statements sort and group it rather than join it with itself.
create or replace function admit_notices() returns void language sql security definer set search_path = public, pg_temp as $$
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

  -- What was sent within the hour and what is admitted rank before what is due, so that a rank counts them too.
  with mails as (
    select n.club_id, n.id, coalesce(n.user_id::text, n.address::text) as recipient, n.caused_by, n.created_at, n.state = 'queued' and not n.is_admitted as is_due
    from notices n
    where n.caused_by is not null
      and (n.handed_at > now() - interval '1 hour' or n.state = 'sending'
        or n.state = 'queued' and (n.is_admitted or n.send_after <= now()))
      -- What waits for a daily mail counts in the hour in which it was written, and that mail not again.
      and (n.digest_at is null or n.created_at > now() - interval '1 hour')
  ), ranked as (
    select club_id, id, caused_by, is_due,
      row_number() over (partition by recipient, caused_by order by is_due, created_at, id) as of_pair,
      row_number() over (partition by recipient order by is_due, created_at, id) as of_recipient,
      row_number() over (partition by caused_by order by is_due, created_at, id) as of_sender
    from mails
  ), judged as materialized (
    select r.club_id, r.id, r.of_pair <= 10 and r.of_recipient <= 40 and (r.of_sender <= 30
      -- Staff notify a whole club of a canceled event; a member never needs to.
      or exists (select from memberships m where m.club_id = r.club_id and m.user_id = r.caused_by and m.role <> 'member')) as is_within
    from ranked r where r.is_due
  ), locked as (
    -- What is being withdrawn is left to it.
    select n.club_id, n.id, judged.is_within from judged join notices n on n.club_id = judged.club_id and n.id = judged.id
    for update of n skip locked
  )
  update notices n set is_admitted = is_within, send_after = case when is_within then send_after else now() + interval '10 minutes' end
  from locked where n.club_id = locked.club_id and n.id = locked.id
$$;

alter function admit_notices() owner to courtside_system;
revoke execute on function admit_notices() from public;
grant execute on function admit_notices() to courtside_auth;
