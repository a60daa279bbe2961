-- Records an attempt. `p_pause`: seconds until the next; null: there is none. A webhook that has only failed for three days, or whose
-- receiver says that it is gone for good, is paused; the reason is returned.
create or replace function end_webhook_attempt(
  p_club uuid, p_id uuid, p_attempt integer, p_delivered boolean, p_gone boolean, p_pause integer, p_entry jsonb
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hook webhooks;
  reason text;
begin
  -- The webhook first, as its deletion does, so that neither waits for the other.
  select w.* into hook from webhooks w join webhook_deliveries d on d.club_id = w.club_id and d.webhook_id = w.id
    where d.club_id = p_club and d.id = p_id for no key update of w;
  if not found then return null; end if;
  update webhook_deliveries d set
    state = case when p_delivered then 'delivered' when p_pause is null then 'failed' else 'pending' end,
    next_attempt_at = case when not p_delivered and p_pause is not null then now() + make_interval(secs => p_pause) end,
    claimed_until = null,
    ended_at = case when p_delivered or p_pause is null then now() end,
    log = (select jsonb_agg(entry order by place) from (
      select entry, place from jsonb_array_elements(d.log || p_entry) with ordinality as each (entry, place)
      order by place desc limit 20) kept)
    where d.club_id = p_club and d.id = p_id and d.state = 'pending' and d.attempts = p_attempt;
  -- Another process has taken over since, or a replay was ordered.
  if not found then return null; end if;
  if p_delivered then
    if hook.failing_since is not null then
      update webhooks set failing_since = null where club_id = p_club and id = hook.id;
    end if;
    return null;
  end if;
  reason := case
    when hook.paused_at is not null then null
    when p_gone then 'gone'
    when hook.failing_since < now() - interval '3 days' then 'failing'
  end;
  update webhooks set failing_since = coalesce(failing_since, now()),
    paused_at = case when reason is null then paused_at else now() end, pause_reason = coalesce(reason, pause_reason)
    where club_id = p_club and id = hook.id and (failing_since is null or reason is not null);
  if reason is not null then
    insert into audit_log (club_id, action, subject_type, subject_id, detail)
      values (p_club, 'webhook.paused', 'webhook', hook.id, jsonb_build_object('reason', reason));
  end if;
  return reason;
end
$$;

alter function end_webhook_attempt(uuid, uuid, integer, boolean, boolean, integer, jsonb) owner to courtside_system;
revoke execute on function end_webhook_attempt(uuid, uuid, integer, boolean, boolean, integer, jsonb) from public;
grant execute on function end_webhook_attempt(uuid, uuid, integer, boolean, boolean, integer, jsonb) to courtside_auth;
