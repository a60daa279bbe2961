-- Recovers the notices of a dead sender. Only the process that has the senders' lock may call it, before it claims. Notices that
-- were not handed over return to the queue; the others are in doubt and are returned.
create or replace function recover_notices() returns table (club_id uuid, id uuid, kind text)
language sql security definer set search_path = public, pg_temp as $$
  with kept as (
    update notices set state = 'queued', claim = null where state = 'sending' and handed_at is null
  )
  update notices n set state = 'in_doubt', problem = 'its sender was gone before it knew', ended_at = now()
  where n.state = 'sending' and n.handed_at is not null
  returning n.club_id, n.id, n.kind
$$;

alter function recover_notices() owner to courtside_system;
revoke execute on function recover_notices() from public;
grant execute on function recover_notices() to courtside_auth;
