-- Makes the caller the club's admin (keep), or closes it. A repeated decision changes nothing. Returns the reason of a rejection:
-- not_found, already_in_club, subscription_active: what is paid for is not closed (docs/decisions/0025-leaving-and-closing-clubs.md).
create or replace function decide_unproven_club(
  p_club uuid, p_keep boolean, p_session uuid, p_request text, p_ip inet, p_agent text
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller uuid := current_user_id();
begin
  perform from users where id = caller for update;
  if not exists (select from clubs where id = p_club and unproven_founder = caller)
    and not exists (select from audit_log where club_id = p_club and actor_id = caller and action = 'club.kept')
  then return 'not_found'; end if;
  perform lock_whole_club(p_club);
  if not exists (select from my_unproven_club() mine where mine.id = p_club) then
    return case when exists (
      select from audit_log where club_id = p_club and actor_id = caller
        and action = case when p_keep then 'club.kept' else 'club.discarded' end
    ) then null else 'not_found' end;
  end if;
  if p_keep and exists (select from memberships where user_id = caller and left_at is null) then
    return 'already_in_club';
  end if;
  if not p_keep and has_running_subscription(p_club) then return 'subscription_active'; end if;
  if p_keep then
    update clubs set unproven_founder = null, closes_at = null where id = p_club;
    update memberships set left_at = null, role = 'admin', joined_at = clock_now()
      where club_id = p_club and user_id = caller;
  else
    perform end_club(p_club);
  end if;
  insert into audit_log (club_id, actor_id, action, subject_type, subject_id, session_id, request_id, ip, user_agent)
  values (p_club, caller, case when p_keep then 'club.kept' else 'club.discarded' end, 'club', p_club, p_session, p_request,
    p_ip, p_agent);
  return null;
end
$$;

alter function decide_unproven_club(uuid, boolean, uuid, text, inet, text) owner to courtside_system;
revoke execute on function decide_unproven_club(uuid, boolean, uuid, text, inet, text) from public;
grant execute on function decide_unproven_club(uuid, boolean, uuid, text, inet, text) to courtside_tenant;
