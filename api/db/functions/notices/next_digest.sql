-- When a daily mail is due next: at a wall-clock time of a zone.
create or replace function next_digest(p_at time, p_zone text, p_now timestamptz) returns timestamptz
language sql stable as $$
  select case when due.today > p_now then due.today else (due.day + 1 + p_at) at time zone p_zone end
  from (select l.day, (l.day + p_at) at time zone p_zone as today from (select (p_now at time zone p_zone)::date as day) l) due
$$;

revoke execute on function next_digest(time, text, timestamptz) from public;
grant execute on function next_digest(time, text, timestamptz) to courtside_system;
