-- Marks a club's open invitations to the proven address of a new member as accepted by them, whichever way they joined: the club
-- waits for no answer any more. Their role is the one they joined with.
create or replace function settle_invitations(p_club uuid, p_user uuid) returns void language sql security definer
set search_path = public, pg_temp as $$
  update invitations i set accepted_at = clock_now(), accepted_by = p_user
  from auth.users account
  where account.id = p_user and account.email_confirmed_at is not null
    and i.club_id = p_club and i.email = account.email and i.accepted_at is null and i.revoked_at is null
$$;

alter function settle_invitations(uuid, uuid) owner to courtside_system;
revoke execute on function settle_invitations(uuid, uuid) from public;
