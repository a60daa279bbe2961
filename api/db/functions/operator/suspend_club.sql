-- Suspends a club and ends its live streams (docs/product/access.md#suspended). Returns the reason of a rejection: not_found,
-- demo, closed, suspended. Granted to no role of the api: the command runs it, and platform_suspend_club.
create or replace function suspend_club(p_club uuid, p_reason text) returns text language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  club clubs;
begin
  select * into club from clubs where id = p_club for no key update;
  if not found then return 'not_found'; end if;
  if club.is_demo then return 'demo'; end if;
  if club.closed_at is not null then return 'closed'; end if;
  if club.suspended_at is not null then return 'suspended'; end if;
  update clubs set suspended_at = clock_now(), suspension_reason = p_reason where id = p_club;
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id)
    values (p_club, current_user_id(), 'operator', 'club.suspended', 'club', p_club);
  perform pg_notify('courtside_live', json_build_object('club_id', p_club, 'topic', 'club', 'user_id', user_id)::text)
    from memberships where club_id = p_club and left_at is null;
  return null;
end
$$;

alter function suspend_club(uuid, text) owner to courtside_system;
revoke execute on function suspend_club(uuid, text) from public;
