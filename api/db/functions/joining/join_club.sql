-- Requests membership of the club of a code (docs/product/identity.md#joining-a-club), or joins it if the club admits
-- automatically and is not suspended. A former member is never admitted again without the club's consent. Returns null if no club has this
-- code.
create or replace function join_club(p_code text, p_session uuid, p_request text, p_ip inet, p_agent text) returns join_result
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller uuid := current_user_id();
  club clubs;
  request join_requests;
begin
  select * into club from clubs where join_code = p_code and not is_demo;
  if not found then return null; end if;
  perform from users where id = caller for update;
  -- Their account was deleted meanwhile.
  if not exists (select from auth.users where id = caller and deleted_at is null) then return null; end if;
  -- Another request of theirs has come first.
  if exists (select from memberships where club_id = club.id and user_id = caller and left_at is null) then
    return (club.id, club.name, 'admitted', clock_now())::join_result;
  end if;
  insert into join_requests (club_id, user_id) values (club.id, caller) on conflict do nothing;
  select * into request from join_requests where club_id = club.id and user_id = caller;
  if request.status = 'admitted' then
    -- They have left since; a current member cannot ask.
    update join_requests set status = 'pending', created_at = now(), decided_at = null, decided_by = null
      where club_id = club.id and user_id = caller returning * into request;
  end if;
  if request.status = 'pending' and club.allow_trial_mode and club.suspended_at is null
    and not exists (select from memberships where club_id = club.id and user_id = caller) then
    insert into memberships (club_id, user_id, role) values (club.id, caller, 'member');
    update join_requests set status = 'admitted', decided_at = now()
      where club_id = club.id and user_id = caller returning * into request;
    perform settle_invitations(club.id, caller);
  end if;
  insert into audit_log (club_id, actor_id, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
  values (club.id, caller, 'join.requested', 'person', caller, p_session, p_request, p_ip, p_agent,
    jsonb_build_object('status', request.status));
  return (club.id, club.name, request.status, request.created_at)::join_result;
end
$$;

alter function join_club(text, uuid, text, inet, text) owner to courtside_system;
revoke execute on function join_club(text, uuid, text, inet, text) from public;
grant execute on function join_club(text, uuid, text, inet, text) to courtside_tenant;
