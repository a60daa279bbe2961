-- When the quiet hours around an instant end; null: it is in none. They are wall-clock times of a zone, and may go past midnight.
create or replace function quiet_hours_end(p_from time, p_until time, p_zone text, p_at timestamptz) returns timestamptz
language sql stable as $$
  select (l.day + p_until + case when p_from > p_until and l.clock >= p_from then interval '1 day' else interval '0' end) at time zone p_zone
  from (select (p_at at time zone p_zone)::date as day, (p_at at time zone p_zone)::time as clock) l
  where case when p_from < p_until then l.clock >= p_from and l.clock < p_until else l.clock >= p_from or l.clock < p_until end
$$;

revoke execute on function quiet_hours_end(time, time, text, timestamptz) from public;
grant execute on function quiet_hours_end(time, time, text, timestamptz) to courtside_system;
