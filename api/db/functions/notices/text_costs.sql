-- What a club's texts cost in the current month of its time zone, and how many there were in the last hour.
create or replace function text_costs(p_club uuid, out spent double precision, out in_hour integer)
language sql stable set search_path = public, pg_temp as $$
  select coalesce(sum(s.cost) filter (where s.handed_at >= m.begins_at), 0)::double precision,
    (count(*) filter (where s.handed_at > now() - interval '1 hour'))::integer
  from (select date_trunc('month', now() at time zone c.time_zone) at time zone c.time_zone as begins_at from clubs c where c.id = p_club) m
  left join notice_sends s on s.club_id = p_club and s.handed_at >= least(m.begins_at, now() - interval '1 hour')
$$;

revoke execute on function text_costs(uuid) from public;
grant execute on function text_costs(uuid) to courtside_tenant, courtside_system;
