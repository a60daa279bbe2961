-- People's names, and what invitations say to those who belong to a club already.

-- Equal to left_at where an admin ended the membership, so that the person can be told; a later leaving moves left_at alone.
alter table memberships add column removed_at timestamptz;

-- The club that has removed the caller last, unless they have joined one since.
create function my_removal(out club_name text, out removed_at timestamptz) returns record language sql stable security definer
set search_path = public, pg_temp as $$
  select c.name, m.removed_at
  from memberships m join clubs c on c.id = m.club_id
  where m.user_id = current_user_id() and m.left_at is not null
    and not exists (select from memberships now where now.user_id = m.user_id and now.left_at is null)
    and m.removed_at = m.left_at
    and m.left_at = (select max(last.left_at) from memberships last where last.user_id = m.user_id)
$$;

-- Changes a person's name here and in their account.
create function rename_person(p_person uuid, p_name text) returns void language sql security definer
set search_path = public, pg_temp as $$
  update auth.users set user_metadata = user_metadata || jsonb_build_object('name', p_name, 'full_name', p_name)
    where id = p_person;
  update users set full_name = p_name where id = p_person;
$$;

-- The caller's own.
create function rename_self(p_name text) returns void language sql security definer
set search_path = public, pg_temp as $$
  select rename_person(current_user_id(), p_name)
$$;

-- That of a member of the caller's club. The api asks first whether the caller may; here is the wall.
create function rename_member(p_member uuid, p_name text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from memberships where club_id = current_club_id() and user_id = p_member and left_at is null;
  if not found then raise exception 'no member of this club'; end if;
  perform rename_person(p_member, p_name);
end
$$;

-- Whether the person behind an address belongs to another club than the current one: until they leave it they cannot accept.
-- Of an address that nobody has proved it says nothing.
create function belongs_elsewhere(p_email citext) returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from auth.users account join memberships m on m.user_id = account.id
    where account.email = p_email and account.email_confirmed_at is not null and account.deleted_at is null
      and m.left_at is null and m.club_id <> current_club_id()
  )
$$;

-- What the holder of an invitation's unused link may read before using it; `p_club` where several clubs have invited them.
create function auth.invitation_of_link(p_hash bytea, p_club uuid)
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

grant select on auth.one_time_tokens to courtside_system;
grant create on schema public, auth to courtside_system;
alter function my_removal() owner to courtside_system;
alter function rename_person(uuid, text) owner to courtside_system;
alter function rename_self(text) owner to courtside_system;
alter function rename_member(uuid, text) owner to courtside_system;
alter function belongs_elsewhere(citext) owner to courtside_system;
alter function auth.invitation_of_link(bytea, uuid) owner to courtside_system;
revoke create on schema public, auth from courtside_system;
revoke execute on function my_removal(), rename_person(uuid, text), rename_self(text), rename_member(uuid, text),
  belongs_elsewhere(citext), auth.invitation_of_link(bytea, uuid) from public;
grant execute on function my_removal(), rename_self(text), rename_member(uuid, text), belongs_elsewhere(citext)
  to courtside_tenant;
grant execute on function auth.invitation_of_link(bytea, uuid) to courtside_auth;
