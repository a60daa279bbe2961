-- Admits or declines an applicant. Returns null when done, else the reason: not_found, already_decided, already_in_club. The
-- tenant role may not insert memberships itself.
create or replace function decide_join_request(p_user uuid, p_admit boolean) returns text language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  request join_requests;
begin
  if not is_current_admin() then
    raise exception 'not an admin of this club' using errcode = 'insufficient_privilege';
  end if;
  -- The deletion of an account waits for this row too.
  perform from users where id = p_user for update;
  if not exists (select from auth.users where id = p_user and deleted_at is null) then return 'not_found'; end if;
  select * into request from join_requests where club_id = current_club_id() and user_id = p_user for update;
  if not found then return 'not_found'; end if;
  if request.status <> 'pending' then return 'already_decided'; end if;
  if p_admit then
    if exists (select from memberships where user_id = p_user and left_at is null) then return 'already_in_club'; end if;
    insert into memberships (club_id, user_id, role) values (request.club_id, p_user, 'member')
    on conflict (club_id, user_id) do update set role = 'member', joined_at = now(), left_at = null;
    perform settle_invitations(request.club_id, p_user);
  end if;
  update join_requests set status = case when p_admit then 'admitted' else 'declined' end,
      decided_at = clock_now(), decided_by = current_user_id()
    where club_id = request.club_id and user_id = p_user;
  return null;
end
$$;

alter function decide_join_request(uuid, boolean) owner to courtside_system;
revoke execute on function decide_join_request(uuid, boolean) from public;
grant execute on function decide_join_request(uuid, boolean) to courtside_tenant;
