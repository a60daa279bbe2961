-- The admins of a club, with its plan's name, until when its access lasts as things are, and whether that is over.
create or replace function admins_to_tell_of_subscription(p_club uuid)
returns table (user_id uuid, plan_name text, access_until timestamptz, is_over boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.user_id, p.name, ends.at, coalesce(ends.at <= clock_now(), false)
  from clubs c cross join lateral (select coalesce(grace_ends_at(c), c.subscription_ends_at) as at) ends
  join memberships m on m.club_id = c.id and m.role = 'admin' and m.left_at is null
  left join subscription_plans p on p.id = c.plan_id
  where c.id = p_club and c.closed_at is null and not c.is_demo
$$;

alter function admins_to_tell_of_subscription(uuid) owner to courtside_system;
revoke execute on function admins_to_tell_of_subscription(uuid) from public;
grant execute on function admins_to_tell_of_subscription(uuid) to courtside_auth;
