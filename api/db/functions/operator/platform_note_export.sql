-- Records in a club's log that an operator exports it. False: there is no such club.
create or replace function platform_note_export(p_session uuid, p_club uuid) returns boolean language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform demand_operator(p_session);
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id)
    select id, current_user_id(), 'operator', 'club.exported', 'club', id from clubs where id = p_club;
  return found;
end
$$;

alter function platform_note_export(uuid, uuid) owner to courtside_system;
revoke execute on function platform_note_export(uuid, uuid) from public;
grant execute on function platform_note_export(uuid, uuid) to courtside_tenant;
