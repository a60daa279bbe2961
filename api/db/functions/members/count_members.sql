-- The number of members that search_members finds.
create or replace function count_members(p_pattern text, p_role text) returns integer
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  result integer;
begin
  execute
    'select count(*)::integer from memberships m
     where m.club_id = $1 and m.left_at is null
       and ($2 is null or m.role = $2)
       and ($3 is null or exists (
         select from users u where u.id = m.user_id and (u.full_name ilike $3 or u.email::text ilike $3)))'
    into result using current_club_id(), p_role, p_pattern;
  return result;
end
$$;

alter function count_members(text, text) owner to courtside_system;
revoke execute on function count_members(text, text) from public;
grant execute on function count_members(text, text) to courtside_tenant;
