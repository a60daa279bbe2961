-- Makes the caller a member with the invitation's role (docs/product/identity.md#invitations) and creates the profile of a coach;
-- a returning member keeps what the invitation does not set. The person's row serialises two attempts, the invitation's row
-- acceptance and revocation.
create or replace function accept_invitation(p_id uuid, p_session uuid, p_request text, p_ip inet, p_agent text)
returns accepted_invitation language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller uuid := current_user_id();
  address citext;
  invitation invitations;
  current memberships;
  result accepted_invitation;
begin
  perform from users where id = caller for update;
  select email into address from auth.users where id = caller and email_confirmed_at is not null and deleted_at is null;
  select * into invitation from invitations where id = p_id and email = address for update;
  if invitation.id is null or invitation.revoked_at is not null then result.rejection := 'not_found'; return result; end if;
  select * into current from memberships where user_id = caller and left_at is null;
  result.club_id := invitation.club_id;
  select name into result.club_name from clubs where id = invitation.club_id;

  if invitation.accepted_at is not null then
    if invitation.accepted_by is distinct from caller or current.club_id is distinct from invitation.club_id then
      result.rejection := 'not_found';
    end if;
    result.role := current.role;
    result.is_new := false;
    return result;
  end if;
  if current.club_id is not null then result.rejection := 'already_in_club'; return result; end if;
  if invitation.expires_at <= clock_now()
    or not may_still_invite(invitation.club_id, invitation.invited_by, invitation.role) then
    result.rejection := 'expired';
    return result;
  end if;

  insert into memberships as m (club_id, user_id, role, bio, sports)
  values (invitation.club_id, caller, invitation.role,
    case invitation.role when 'coach' then invitation.bio else '' end,
    case invitation.role when 'coach' then invitation.sports else '{}' end)
  on conflict (club_id, user_id) do update set role = excluded.role, joined_at = now(), left_at = null,
    bio = case excluded.bio when '' then m.bio else excluded.bio end,
    sports = case excluded.sports when '{}' then m.sports else excluded.sports end;
  update invitations set accepted_at = clock_now(), accepted_by = caller where id = p_id;
  update join_requests set status = 'admitted', decided_at = clock_now(), decided_by = invitation.invited_by
    where club_id = invitation.club_id and user_id = caller and status = 'pending';
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
  values (invitation.club_id, caller, invitation.role, 'invitation.accepted', 'invitation', p_id, p_session, p_request, p_ip,
    p_agent, jsonb_build_object('role', invitation.role));
  result.role := invitation.role;
  result.is_new := true;
  return result;
end
$$;

alter function accept_invitation(uuid, uuid, text, inet, text) owner to courtside_system;
revoke execute on function accept_invitation(uuid, uuid, text, inet, text) from public;
grant execute on function accept_invitation(uuid, uuid, text, inet, text) to courtside_tenant;
