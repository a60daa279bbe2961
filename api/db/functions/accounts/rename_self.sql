-- Changes the caller's own name.
create or replace function rename_self(p_name text) returns void language sql security definer
set search_path = public, pg_temp as $$
  select rename_person(current_user_id(), p_name)
$$;

alter function rename_self(text) owner to courtside_system;
revoke execute on function rename_self(text) from public;
grant execute on function rename_self(text) to courtside_tenant;
