-- Why the current club cannot be closed now, for its admins; null if it can be.
create or replace function club_closing_obstacle() returns text language sql stable security definer
set search_path = public, pg_temp as $$
  select case
    when exists (select from clubs where id = current_club_id() and is_demo) then 'not_possible'
    when (select count(*) from memberships where club_id = current_club_id() and role = 'admin' and left_at is null) > 1
      then 'other_admins'
    when has_running_subscription(current_club_id()) then 'subscription_active'
  end
$$;

alter function club_closing_obstacle() owner to courtside_system;
revoke execute on function club_closing_obstacle() from public;
grant execute on function club_closing_obstacle() to courtside_tenant;
