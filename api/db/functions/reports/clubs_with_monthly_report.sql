-- Clubs with an admin who has not been notified of the last month yet. Most of the month no club is looked at.
create or replace function clubs_with_monthly_report(p_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id from clubs c
  where extract(day from clock_now() at time zone c.time_zone) <= 5 and exists (select from admins_to_report_to(c))
  order by c.id limit p_most
$$;

alter function clubs_with_monthly_report(integer) owner to courtside_system;
revoke execute on function clubs_with_monthly_report(integer) from public;
grant execute on function clubs_with_monthly_report(integer) to courtside_auth;
