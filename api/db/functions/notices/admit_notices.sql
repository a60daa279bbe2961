-- Ends pairs of a notice and its undoing that both still wait, admits what is within the limits, and postpones the rest. Only
-- the process that has the senders' lock may call it. The second part of a dedupe key is what the notice is about:
-- "lesson_requested:<id>".
create or replace function admit_notices() returns void language sql security definer set search_path = public, pg_temp as $$
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
      -- Staff notify a whole club of a canceled event; a member never needs to.
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

alter function admit_notices() owner to courtside_system;
revoke execute on function admit_notices() from public;
grant execute on function admit_notices() to courtside_auth;
