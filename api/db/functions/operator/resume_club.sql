-- Ends a club's suspension. Returns the reason of a rejection: not_found, not_suspended. Granted to no role
-- of the api: the command runs it, and platform_resume_club.
create or replace function resume_club(p_club uuid) returns text language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform from clubs where id = p_club for no key update;
  if not found then return 'not_found'; end if;
  update clubs set suspended_at = null, suspension_reason = null where id = p_club and suspended_at is not null;
  if not found then return 'not_suspended'; end if;
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id)
    values (p_club, current_user_id(), 'operator', 'club.resumed', 'club', p_club);
  perform pg_notify('courtside_live', json_build_object('club_id', p_club, 'topic', 'club')::text);
  return null;
end
$$;

alter function resume_club(uuid) owner to courtside_system;
revoke execute on function resume_club(uuid) from public;
