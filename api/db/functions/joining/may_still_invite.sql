-- Whether a person may still invite into a role: an invitation is valid only while its sender may invite.
create or replace function may_still_invite(p_club uuid, p_inviter uuid, p_role text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from memberships m join auth.users u on u.id = m.user_id
    where m.club_id = p_club and m.user_id = p_inviter and m.left_at is null
      and (m.role = 'admin' or (m.role = 'front_desk' and p_role = 'coach'))
      and u.deleted_at is null and coalesce(u.banned_until <= clock_now(), true)
  )
$$;

alter function may_still_invite(uuid, uuid, text) owner to courtside_system;
revoke execute on function may_still_invite(uuid, uuid, text) from public;
grant execute on function may_still_invite(uuid, uuid, text) to courtside_tenant;
