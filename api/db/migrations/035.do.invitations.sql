-- Invitations (decisions 3, 4, 10): who was asked into which club as what. The mail's link only proves the address; role and
-- club are read here and nowhere else. Whoever accepts belongs to no club yet, so they go through definer functions.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs (id),
  email citext not null check (length(email) between 3 and 254),
  full_name text not null check (length(full_name) <= 120),
  role text not null check (role in ('admin', 'coach', 'front_desk', 'member')),
  -- Whoever sent it last: it stands as long as they may still send such a one.
  invited_by uuid not null references users (id),
  -- Milliseconds, as the list's cursor has them.
  created_at timestamptz not null default date_trunc('milliseconds', clock_now()),
  sent_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users (id),
  revoked_at timestamptz,
  revoked_by uuid references users (id),
  check (accepted_at is null or revoked_at is null)
);
create unique index invitations_one_pending on invitations (club_id, email) where accepted_at is null and revoked_at is null;
create index invitations_pending on invitations (club_id, created_at desc, id desc)
  where accepted_at is null and revoked_at is null;
create index invitations_of_address on invitations (email) where accepted_at is null and revoked_at is null;

alter table invitations enable row level security;
alter table invitations force row level security;
create policy club_wall on invitations to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on invitations to courtside_system using (true) with check (true);
grant select, insert, update on invitations to courtside_tenant;
grant select, insert, update, delete on invitations to courtside_system;

-- Whether a person may still invite into such a role: an invitation does not outlive its sender's right to send it.
create function may_still_invite(p_club uuid, p_inviter uuid, p_role text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from memberships m join auth.users u on u.id = m.user_id
    where m.club_id = p_club and m.user_id = p_inviter and m.left_at is null
      and (m.role = 'admin' or (m.role = 'front_desk' and p_role = 'coach'))
      and u.deleted_at is null and coalesce(u.banned_until <= clock_now(), true)
  )
$$;

create type own_invitation as (
  id uuid, club_id uuid, club_name text, role text, invited_by text, created_at timestamptz, expires_at timestamptz
);

-- What the caller can accept: invitations to the address that their account has proved (decision 4).
create function my_invitations() returns setof own_invitation language sql stable security definer
set search_path = public, pg_temp as $$
  select i.id, i.club_id, c.name, i.role, inviter.full_name, i.created_at, i.expires_at
  from auth.users account
  join invitations i on i.email = account.email
  join clubs c on c.id = i.club_id
  join users inviter on inviter.id = i.invited_by
  where account.id = current_user_id() and account.email_confirmed_at is not null
    and i.accepted_at is null and i.revoked_at is null and i.expires_at > clock_now()
    and may_still_invite(i.club_id, i.invited_by, i.role)
  order by i.created_at desc, i.id
  limit 50
$$;

-- `is_new` is false for a repeated call. Else `refusal` says why not: not_found, expired, already_in_club.
create type accepted_invitation as (refusal text, club_id uuid, club_name text, role text, is_new boolean);

-- Makes the caller a member with the invitation's role. The person's row keeps two attempts apart, the invitation's row this
-- from its revocation.
create function accept_invitation(p_id uuid, p_session uuid, p_request text, p_ip inet, p_agent text)
returns accepted_invitation language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller uuid := current_user_id();
  address citext;
  invitation invitations;
  current memberships;
  answer accepted_invitation;
begin
  perform from users where id = caller for update;
  select email into address from auth.users where id = caller and email_confirmed_at is not null;
  select * into invitation from invitations where id = p_id and email = address for update;
  if invitation.id is null or invitation.revoked_at is not null then answer.refusal := 'not_found'; return answer; end if;
  select * into current from memberships where user_id = caller and left_at is null;
  answer.club_id := invitation.club_id;
  select name into answer.club_name from clubs where id = invitation.club_id;

  if invitation.accepted_at is not null then
    if invitation.accepted_by is distinct from caller or current.club_id is distinct from invitation.club_id then
      answer.refusal := 'not_found';
    end if;
    answer.role := current.role;
    answer.is_new := false;
    return answer;
  end if;
  if current.club_id is not null then answer.refusal := 'already_in_club'; return answer; end if;
  if invitation.expires_at <= clock_now()
    or not may_still_invite(invitation.club_id, invitation.invited_by, invitation.role) then
    answer.refusal := 'expired';
    return answer;
  end if;

  insert into memberships (club_id, user_id, role) values (invitation.club_id, caller, invitation.role)
  on conflict (club_id, user_id) do update set role = excluded.role, joined_at = now(), left_at = null;
  update invitations set accepted_at = clock_now(), accepted_by = caller where id = p_id;
  update join_requests set status = 'admitted', decided_at = clock_now(), decided_by = invitation.invited_by
    where club_id = invitation.club_id and user_id = caller and status = 'pending';
  insert into audit_log (club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
  values (invitation.club_id, caller, invitation.role, 'invitation.accepted', 'invitation', p_id, p_session, p_request, p_ip,
    p_agent, jsonb_build_object('role', invitation.role));
  answer.role := invitation.role;
  answer.is_new := true;
  return answer;
end
$$;

-- Whether anybody's invitation to an address stands: while one does, the link that was mailed there stays good.
create function auth.is_invited(p_address citext) returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from invitations
    where email = p_address and accepted_at is null and revoked_at is null and expires_at > clock_now()
  )
$$;

-- The first run (decision 10): the one-time secret that the server printed, as its hash. One row at most.
create table auth.setup_secrets (
  only_one boolean primary key default true check (only_one),
  secret_hash bytea not null,
  used_at timestamptz
);
grant select, insert, update on auth.setup_secrets to courtside_auth;

-- Whether the installation has an admin. The demo club's is nobody.
create function auth.has_admin() returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from memberships m join clubs c on c.id = m.club_id join auth.users u on u.id = m.user_id
    where m.role = 'admin' and m.left_at is null and not c.is_demo and u.deleted_at is null
  )
$$;

grant create on schema public, auth to courtside_system;
alter function may_still_invite(uuid, uuid, text) owner to courtside_system;
alter function my_invitations() owner to courtside_system;
alter function accept_invitation(uuid, uuid, text, inet, text) owner to courtside_system;
alter function auth.is_invited(citext) owner to courtside_system;
alter function auth.has_admin() owner to courtside_system;
revoke create on schema public, auth from courtside_system;
revoke execute on function may_still_invite(uuid, uuid, text), my_invitations(),
  accept_invitation(uuid, uuid, text, inet, text), auth.is_invited(citext), auth.has_admin() from public;
grant execute on function may_still_invite(uuid, uuid, text), my_invitations(),
  accept_invitation(uuid, uuid, text, inet, text) to courtside_tenant;
grant execute on function auth.is_invited(citext), auth.has_admin() to courtside_auth;
