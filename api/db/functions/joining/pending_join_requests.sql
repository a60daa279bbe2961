-- Open requests to join the current club, oldest first. The applicants are not members yet, so tenant isolation would hide
-- their names.
create or replace function pending_join_requests() returns setof join_asked language sql stable security definer
set search_path = public, pg_temp as $$
  select r.user_id, u.full_name, u.email, r.created_at, m.user_id is not null
  from join_requests r
  join users u on u.id = r.user_id
  join auth.users a on a.id = r.user_id and a.deleted_at is null
  left join memberships m on m.club_id = r.club_id and m.user_id = r.user_id
  where r.club_id = current_club_id() and r.status = 'pending' and is_current_admin()
  order by r.created_at, r.user_id
  limit 200
$$;

alter function pending_join_requests() owner to courtside_system;
revoke execute on function pending_join_requests() from public;
grant execute on function pending_join_requests() to courtside_tenant;
