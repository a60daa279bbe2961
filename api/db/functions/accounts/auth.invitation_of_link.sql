-- What the holder of an invitation's unused link may read before using it; `p_club` chooses one if several clubs have invited.
create or replace function auth.invitation_of_link(p_hash bytea, p_club uuid)
returns table (club_name text, invited_by text, full_name text, role text) language sql stable security definer
set search_path = public, pg_temp as $$
  select c.name, inviter.full_name, i.full_name, i.role
  from auth.one_time_tokens token
  join auth.users account on account.id = token.user_id
  join invitations i on i.email = account.email
  join clubs c on c.id = i.club_id
  join users inviter on inviter.id = i.invited_by
  where token.link_hash = p_hash and token.purpose = 'invite' and token.link_expires_at > clock_now()
    and i.accepted_at is null and i.revoked_at is null and i.expires_at > clock_now()
    and may_still_invite(i.club_id, i.invited_by, i.role)
  order by i.club_id = p_club desc nulls last, i.created_at desc
  limit 1
$$;

alter function auth.invitation_of_link(bytea, uuid) owner to courtside_system;
revoke execute on function auth.invitation_of_link(bytea, uuid) from public;
grant execute on function auth.invitation_of_link(bytea, uuid) to courtside_auth;
