-- Records how an attempt ended; `queued` means another after a pause. False: a later attempt has begun. If a push message reached
-- no device, the notice's mail goes out instead, unless its reader has switched that off themself.
create or replace function end_notice_send(
  p_club uuid, p_notice uuid, p_channel text, p_attempts integer, p_state text, p_problem text, p_pause interval
) returns boolean language sql security definer set search_path = public, pg_temp as $$
  with mine as (
    update notice_sends set state = p_state, problem = p_problem,
      send_after = case when p_state = 'queued' then now() + p_pause else send_after end,
      ended_at = case when p_state <> 'queued' then now() end
    where club_id = p_club and notice_id = p_notice and channel = p_channel and attempts = p_attempts and state = 'sending'
    returning 1
  ), instead as (
    update notices n set replaces_push = true,
      state = 'queued', problem = null, ended_at = null,
      claim = null, send_after = greatest(n.send_after, now())
    where exists (select from mine) and p_channel = 'push' and p_state = 'failed' and n.club_id = p_club and n.id = p_notice
      and (n.state = 'queued' or n.state = 'skipped' and n.problem = 'switched off')
      and (select (s.choices #>> array[n.event, 'mail'])::boolean from notification_settings s
        where s.club_id = n.club_id and s.user_id = n.user_id) is not false
  ) select exists (select from mine)
$$;

alter function end_notice_send(uuid, uuid, text, integer, text, text, interval) owner to courtside_system;
revoke execute on function end_notice_send(uuid, uuid, text, integer, text, text, interval) from public;
grant execute on function end_notice_send(uuid, uuid, text, integer, text, text, interval) to courtside_auth;
