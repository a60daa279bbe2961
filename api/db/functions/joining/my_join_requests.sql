-- The caller's own open and declined requests.
create or replace function my_join_requests() returns setof join_result language sql stable security definer
set search_path = public, pg_temp as $$
  select r.club_id, c.name, r.status, r.created_at
  from join_requests r join clubs c on c.id = r.club_id
  where r.user_id = current_user_id() and r.status <> 'admitted'
  order by r.created_at desc
$$;

alter function my_join_requests() owner to courtside_system;
revoke execute on function my_join_requests() from public;
grant execute on function my_join_requests() to courtside_tenant;
