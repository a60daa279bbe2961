-- Queues an event for the club's webhooks that subscribe to it, in the transaction of the change. Of a paused webhook it is kept for
-- a replay.
create or replace function queue_webhook(p_club uuid, p_event text, p_data jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into webhook_deliveries (club_id, webhook_id, event, data, state, next_attempt_at)
    select w.club_id, w.id, p_event, p_data, case when w.paused_at is null then 'pending' else 'skipped' end,
      case when w.paused_at is null then now() end
    from webhooks w where w.club_id = p_club and p_event = any(w.events);
  if found then perform pg_notify('courtside_live', '{"work":"webhooks"}'); end if;
end
$$;

alter function queue_webhook(uuid, text, jsonb) owner to courtside_system;
revoke execute on function queue_webhook(uuid, text, jsonb) from public;
