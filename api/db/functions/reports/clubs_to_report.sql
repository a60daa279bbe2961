-- Open clubs whose reports lack a date that is over, or must count one again.
create or replace function clubs_to_report(p_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id from clubs c, lateral (select max(d.date) as date from report_dates d where d.club_id = c.id) last
  where c.closed_at is null and (
    last.date < ((now() - interval '1 hour') at time zone c.time_zone)::date - 1
    or last.date is null and c.created_at < now() - interval '2 days'
    or exists (select from report_changes p where p.club_id = c.id and p.starts_at < now())
  )
  order by last.date nulls first, c.id limit p_most
$$;

alter function clubs_to_report(integer) owner to courtside_system;
revoke execute on function clubs_to_report(integer) from public;
grant execute on function clubs_to_report(integer) to courtside_auth;
