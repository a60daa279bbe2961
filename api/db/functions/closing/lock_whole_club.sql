-- Locks what end_club changes, in the lock order of leaving, joining and cancelling the closing: memberships, invitations
-- and requests first, then the club.
create or replace function lock_whole_club(p_club uuid) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform from memberships where club_id = p_club and left_at is null order by role = 'admin' desc, user_id for update;
  perform from invitations where club_id = p_club and accepted_at is null and revoked_at is null order by id for update;
  perform from join_requests where club_id = p_club and status = 'pending' order by user_id for update;
  perform from clubs where id = p_club for no key update;
end
$$;

alter function lock_whole_club(uuid) owner to courtside_system;
revoke execute on function lock_whole_club(uuid) from public;
