-- Changes a person's name here and in their account.
create or replace function rename_person(p_person uuid, p_name text) returns void language sql security definer
set search_path = public, pg_temp as $$
  update auth.users set user_metadata = user_metadata || jsonb_build_object('name', p_name, 'full_name', p_name)
    where id = p_person;
  update users set full_name = p_name where id = p_person;
$$;

alter function rename_person(uuid, text) owner to courtside_system;
revoke execute on function rename_person(uuid, text) from public;
