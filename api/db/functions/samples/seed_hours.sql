-- Gives the sample's weekly hours to the club's coaches who never had any. Returns how many rows it added.
create or replace function seed_hours(p_club uuid, p_people jsonb) returns integer language sql as $$
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
