-- The admins who have not been notified of their club's last month ("2026-10") yet: in the first five days of a month, from 8 in the
-- morning on by the club's clock (docs/product/reports.md#monthly-report). An admin who joined after that month is notified of later
-- ones. The key of the notice says who has been notified, so it must be that of api/src/reports/monthly/notify-admins.ts.
create or replace function admins_to_report_to(p_club clubs) returns table (user_id uuid, month text)
language sql stable set search_path = public, pg_temp as $$
  select m.user_id, last.month
  from (select clock_now() at time zone p_club.time_zone as at) local
  cross join lateral (select date_trunc('month', local.at) as starts_at) present
  cross join lateral (select to_char(present.starts_at - interval '1 day', 'YYYY-MM') as month) last
  join memberships m on m.club_id = p_club.id and m.role = 'admin' and m.left_at is null
    and m.joined_at < present.starts_at at time zone p_club.time_zone
  where p_club.closed_at is null and not p_club.is_demo and (club_access(p_club, null)).has_access
    and local.at >= present.starts_at + interval '8 hours' and local.at < present.starts_at + interval '5 days'
    and not exists (
      select from notices n
      where n.club_id = p_club.id and n.dedupe_key = 'monthly_report:' || last.month || ':' || m.user_id)
$$;

revoke execute on function admins_to_report_to(clubs) from public;
grant execute on function admins_to_report_to(clubs) to courtside_system;
