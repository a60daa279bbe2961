-- A message to members is stopped: who has it in the inbox gets no mail, push message or text that still waits, for quiet hours or a
-- daily mail. What a sender has tried is left to it.
create or replace function stop_broadcast_sends(p_broadcast uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  with posted as (
    -- In the order in which admit_notices locks.
    select n.club_id, n.id, n.state = 'queued' and n.attempts = 0 as is_waiting
    from broadcasts b join notices n on n.club_id = b.club_id and n.created_at = b.created_at and n.kind = 'broadcast'
    where b.club_id = current_club_id() and b.id = p_broadcast and n.inbox_at is not null
    order by n.club_id, n.id for update of n
  ), sends as (
    update notice_sends s set state = 'skipped', problem = 'stopped', ended_at = now() from posted p
    where s.club_id = p.club_id and s.notice_id = p.id and s.state = 'queued' and s.attempts = 0
  )
  update notices n set state = 'skipped', problem = 'stopped', ended_at = now() from posted p
  where n.club_id = p.club_id and n.id = p.id and p.is_waiting
$$;

alter function stop_broadcast_sends(uuid) owner to courtside_system;
revoke execute on function stop_broadcast_sends(uuid) from public;
grant execute on function stop_broadcast_sends(uuid) to courtside_tenant;
