-- Restores the demo coaches' weekly hours of the sample. Returns how many rows it changed.
create or replace function restore_demo_hours(sample jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  people constant jsonb := sample->'people';
  gone integer;
  added integer;
begin
  delete from coach_time_off where club_id = demo_club_id();
  update memberships set availability_version = 0 where club_id = demo_club_id() and availability_version <> 0;
  -- Hours that differ from the sample's are deleted and created again as a whole.
  delete from coach_availability where club_id = demo_club_id() and user_id in (
    select u.id from users u
    join memberships m on m.club_id = demo_club_id() and m.user_id = u.id
    left join jsonb_to_recordset(people) as p (email text, hours jsonb) on p.email::citext = u.email
    where (
      select coalesce(array_agg((a.day_of_week, a.start_time, a.end_time)::text order by 1), '{}')
      from coach_availability a where a.club_id = m.club_id and a.user_id = u.id
    ) <> (
      select coalesce(array_agg((h.day_of_week, h.start_time, h.end_time)::text order by 1), '{}')
      from jsonb_to_recordset(coalesce(p.hours, '[]')) as h (day_of_week text, start_time time, end_time time)
    )
  );
  get diagnostics gone = row_count;
  added := seed_hours(demo_club_id(), people);
  return gone + added;
end
$$;

alter function restore_demo_hours(jsonb) owner to courtside_system;
revoke execute on function restore_demo_hours(jsonb) from public;
grant execute on function restore_demo_hours(jsonb) to courtside_auth;
