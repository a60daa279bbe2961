-- A club's admin answers those who ask to join (decision 4). Whoever asks is nobody in the club yet, so the wall hides their
-- name, and nobody of the club may write memberships: both go through the definer functions below, which ask who is calling.

create function is_current_admin() returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from memberships
    where club_id = current_club_id() and user_id = current_user_id() and role = 'admin' and left_at is null)
$$;

create type join_asked as (user_id uuid, full_name text, email text, asked_at timestamptz, was_member boolean);

-- Who waits for an answer of the current club, the longest first.
create function pending_join_requests() returns setof join_asked language sql stable security definer
set search_path = public, pg_temp as $$
  select r.user_id, u.full_name, u.email, r.created_at, m.user_id is not null
  from join_requests r
  join users u on u.id = r.user_id
  left join memberships m on m.club_id = r.club_id and m.user_id = r.user_id
  where r.club_id = current_club_id() and r.status = 'pending' and is_current_admin()
  order by r.created_at, r.user_id
  limit 200
$$;

-- Null where it is done; else what forbids it: not_found, already_decided, already_in_club.
create function decide_join_request(p_user uuid, p_admit boolean) returns text language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  request join_requests;
begin
  if not is_current_admin() then
    raise exception 'not an admin of this club' using errcode = 'insufficient_privilege';
  end if;
  perform from users where id = p_user for update;
  select * into request from join_requests where club_id = current_club_id() and user_id = p_user for update;
  if not found then return 'not_found'; end if;
  if request.status <> 'pending' then return 'already_decided'; end if;
  if p_admit then
    if exists (select from memberships where user_id = p_user and left_at is null) then return 'already_in_club'; end if;
    insert into memberships (club_id, user_id, role) values (request.club_id, p_user, 'member')
    on conflict (club_id, user_id) do update set role = 'member', joined_at = now(), left_at = null;
  end if;
  update join_requests set status = case when p_admit then 'admitted' else 'declined' end,
      decided_at = clock_now(), decided_by = current_user_id()
    where club_id = request.club_id and user_id = p_user;
  return null;
end
$$;

create index join_requests_pending on join_requests (club_id, created_at) where status = 'pending';

grant create on schema public to courtside_system;
alter function is_current_admin() owner to courtside_system;
alter function pending_join_requests() owner to courtside_system;
alter function decide_join_request(uuid, boolean) owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function is_current_admin(), pending_join_requests(), decide_join_request(uuid, boolean) from public;
grant execute on function pending_join_requests(), decide_join_request(uuid, boolean) to courtside_tenant;
