-- What the caller can accept: invitations of other clubs than their own, to the address that their account has proven.
create or replace function my_invitations() returns setof own_invitation language sql stable security definer
set search_path = public, pg_temp as $$
  select i.id, i.club_id, c.name, i.role, inviter.full_name, i.created_at, i.expires_at
  from auth.users account
  join invitations i on i.email = account.email
  join clubs c on c.id = i.club_id
  join users inviter on inviter.id = i.invited_by
  where account.id = current_user_id() and account.email_confirmed_at is not null
    and i.accepted_at is null and i.revoked_at is null and i.expires_at > clock_now()
    and may_still_invite(i.club_id, i.invited_by, i.role)
    and not exists (
      select from memberships m where m.club_id = i.club_id and m.user_id = account.id and m.left_at is null)
  order by i.created_at desc, i.id
  limit 50
$$;

alter function my_invitations() owner to courtside_system;
revoke execute on function my_invitations() from public;
grant execute on function my_invitations() to courtside_tenant;
