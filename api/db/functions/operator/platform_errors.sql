-- What browsers reported of failing remotes within so many days, by release, the most frequent first. `clubs`: in how many the release
-- failed. Only for operators.
create or replace function platform_errors(p_session uuid, p_days integer)
returns table (remote text, version text, type text, screen text, times integer, last timestamptz, clubs integer)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform demand_operator(p_session);
  return query
    with failing as (
      select e.remote, e.version, count(distinct e.club)::integer as clubs from auth.client_errors_of_clubs e
      where e.hour > now() - make_interval(days => p_days) group by e.remote, e.version
    )
    select e.remote, e.version, e.kind, e.screen, sum(e.times)::integer, max(e.hour), coalesce(max(f.clubs), 0)
    from auth.client_errors e left join failing f on f.remote = e.remote and f.version = e.version
    where e.hour > now() - make_interval(days => p_days)
    group by e.remote, e.version, e.kind, e.screen
    order by 5 desc, 6 desc, 1, 2, 3, 4 limit 200;
end
$$;

alter function platform_errors(uuid, integer) owner to courtside_system;
revoke execute on function platform_errors(uuid, integer) from public;
grant execute on function platform_errors(uuid, integer) to courtside_tenant;
