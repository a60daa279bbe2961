-- The club that waits for the caller's decision: the caller is not a member, and it has no admin.
create or replace function my_unproven_club() returns setof unproven_club language sql stable security definer
set search_path = public, pg_temp as $$
  select c.id, c.name, c.location, c.created_at, c.closes_at, has_running_subscription(c.id)
  from clubs c join auth.users account on account.id = c.unproven_founder
  where c.unproven_founder = current_user_id() and c.closes_at is not null and c.closed_at is null
    and account.email_confirmed_at is not null
    and not exists (
      select from memberships m
      where m.club_id = c.id and m.left_at is null and (m.role = 'admin' or m.user_id = c.unproven_founder))
$$;

alter function my_unproven_club() owner to courtside_system;
revoke execute on function my_unproven_club() from public;
grant execute on function my_unproven_club() to courtside_tenant;
