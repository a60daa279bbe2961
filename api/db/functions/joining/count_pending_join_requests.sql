-- The number of open requests to join the current club, of which pending_join_requests lists the first.
create or replace function count_pending_join_requests() returns integer language sql stable security definer
set search_path = public, pg_temp as $$
  select count(*)::integer from join_requests r
  join auth.users a on a.id = r.user_id and a.deleted_at is null
  where r.club_id = current_club_id() and r.status = 'pending' and is_current_admin()
$$;

alter function count_pending_join_requests() owner to courtside_system;
revoke execute on function count_pending_join_requests() from public;
grant execute on function count_pending_join_requests() to courtside_tenant;
