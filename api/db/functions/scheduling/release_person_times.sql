-- Frees people of everything that takes their time, before they are deleted.
create or replace function release_person_times(p_club uuid, p_people uuid[]) returns void language sql as $$
  delete from person_occupancies where club_id = p_club and user_id = any(p_people);
$$;
