-- Records how an attempt ended; `queued` means another after a pause. False: a later attempt has begun, or the gateway has reported
-- the end meanwhile. If the notice reached its reader in no way here, its mail goes out instead. A text that was not taken costs nothing.
create or replace function end_notice_send(
  p_club uuid, p_notice uuid, p_channel text, p_attempts integer, p_state text, p_problem text, p_pause interval
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notice_sends set state = p_state, problem = p_problem,
    send_after = case when p_state = 'queued' then now() + p_pause else send_after end,
    handed_at = case when p_state in ('sent', 'in_doubt') then handed_at end,
    cost = case when p_state in ('sent', 'in_doubt') then cost else 0 end,
    ended_at = case when p_state <> 'queued' then now() end
  where club_id = p_club and notice_id = p_notice and channel = p_channel and attempts = p_attempts and state = 'sending';
  if not found then return false; end if;
  if p_state in ('failed', 'in_doubt', 'skipped') then perform mail_instead(p_club, p_notice); end if;
  return true;
end
$$;

alter function end_notice_send(uuid, uuid, text, integer, text, text, interval) owner to courtside_system;
revoke execute on function end_notice_send(uuid, uuid, text, integer, text, text, interval) from public;
grant execute on function end_notice_send(uuid, uuid, text, integer, text, text, interval) to courtside_auth;
