-- Records the outcome; `queued` means another attempt after a pause. A sender that was presumed dead may still report its
-- outcome.
create or replace function end_notice(p_club uuid, p_id uuid, p_claim uuid, p_state text, p_problem text, p_pause interval) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with mine as (
    update notices set state = p_state, problem = p_problem,
      claim = case when p_state <> 'queued' then claim end,
      handed_at = case when p_state <> 'queued' then handed_at end,
      send_after = case when p_state = 'queued' then now() + p_pause else send_after end,
      ended_at = case when p_state <> 'queued' then now() end
    where club_id = p_club and id = p_id and claim = p_claim and state in ('sending', 'in_doubt') returning 1
  ) select exists (select from mine)
$$;

alter function end_notice(uuid, uuid, uuid, text, text, interval) owner to courtside_system;
revoke execute on function end_notice(uuid, uuid, uuid, text, text, interval) from public;
grant execute on function end_notice(uuid, uuid, uuid, text, text, interval) to courtside_auth;
