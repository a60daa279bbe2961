-- Schedules the closing of the current club in `p_days` days, or cancels it (null). Returns the reason of a rejection:
-- not_possible, other_admins, subscription_active.
create or replace function set_club_closing(p_days integer) returns text language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  admins uuid[];
begin
  select coalesce(array_agg(user_id), '{}') into admins from (
    select user_id from memberships where club_id = current_club_id() and role = 'admin' and left_at is null
    order by user_id for update
  ) as locked;
  perform from clubs where id = current_club_id() and closed_at is null and not is_demo for no key update;
  if not found or not current_user_id() = any(admins) then return 'not_possible'; end if;
  if p_days is not null and cardinality(admins) > 1 then return 'other_admins'; end if;
  if p_days is not null and has_running_subscription(current_club_id()) then return 'subscription_active'; end if;
  update clubs set closes_at = case when p_days is not null
      then coalesce(closes_at, date_trunc('milliseconds', clock_now()) + make_interval(days => p_days)) end
    where id = current_club_id();
  return null;
end
$$;

alter function set_club_closing(integer) owner to courtside_system;
revoke execute on function set_club_closing(integer) from public;
grant execute on function set_club_closing(integer) to courtside_tenant;
