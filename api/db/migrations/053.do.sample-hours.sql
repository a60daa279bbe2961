-- The weekly hours of sample coaches: `hours` of a person in the sample.

-- Gives those hours to the club's coaches who have never had any. Returns how many rows it added.
create function seed_hours(p_club uuid, p_people jsonb) returns integer language sql as $$
  with added as (
    insert into coach_availability (club_id, user_id, day_of_week, start_time, end_time)
    select m.club_id, m.user_id, h.day_of_week, h.start_time, h.end_time
    from jsonb_to_recordset(p_people) as p (email text, hours jsonb)
    join users u on u.email = p.email::citext
    join memberships m on m.club_id = p_club and m.user_id = u.id and m.role = 'coach' and m.left_at is null
    cross join jsonb_to_recordset(p.hours) as h (day_of_week text, start_time time, end_time time)
    where m.availability_version = 0
      and not exists (select from coach_availability a where a.club_id = p_club and a.user_id = m.user_id)
    on conflict do nothing returning 1
  )
  select count(*)::integer from added
$$;

-- Brings the demo club's coaches back to the sample's hours (decision 12). Returns how many rows that took.
create function restore_demo_hours(sample jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  people constant jsonb := sample->'people';
  gone integer;
  added integer;
begin
  delete from coach_time_off where club_id = demo_club_id();
  update memberships set availability_version = 0 where club_id = demo_club_id() and availability_version <> 0;
  -- A coach's hours that are not just the sample's go altogether, and come back as a whole.
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

grant create on schema public to courtside_system;
alter function restore_demo_hours(jsonb) owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function restore_demo_hours(jsonb) from public;
grant execute on function restore_demo_hours(jsonb) to courtside_auth;
