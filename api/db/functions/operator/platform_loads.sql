-- How often browsers loaded each release within so many days, by the upper limit of the time that it took. Only for operators.
create or replace function platform_loads(p_session uuid, p_days integer)
returns table (remote text, version text, up_to_ms integer, times integer)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform demand_operator(p_session);
  return query
    select l.remote, l.version, l.up_to_ms, sum(l.times)::integer from auth.remote_loads l
    where l.hour > now() - make_interval(days => p_days)
    group by l.remote, l.version, l.up_to_ms order by 1, 2, 3;
end
$$;

alter function platform_loads(uuid, integer) owner to courtside_system;
revoke execute on function platform_loads(uuid, integer) from public;
grant execute on function platform_loads(uuid, integer) to courtside_tenant;
