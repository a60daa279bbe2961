-- Members of the current club by the day they joined, name, email or role, from the row after p_after_id on. `p_pattern` is an
-- ILIKE pattern. Row-level security would keep the planner from the trigram index, because ILIKE is not leakproof: the predicate
-- on the club here is the tenant isolation. EXECUTE plans for the actual values.
create or replace function search_members(
  p_pattern text, p_role text, p_sort text, p_descending boolean, p_after timestamptz, p_after_id uuid, p_limit integer
) returns setof member_found language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  key text := case p_sort
    when 'name' then 'lower(coalesce(u.full_name, u.email::text))'
    when 'email' then 'lower(u.email::text)'
    when 'role' then 'm.role'
    else 'm.joined_at' end;
  -- Names change and differ by collation: the last row is looked up. The day of joining is in the cursor, for the index.
  after text := case key
    when 'm.joined_at' then '($4, $5)'
    else format('(select %s, m.user_id from memberships m join users u on u.id = m.user_id
                  where m.club_id = $1 and m.user_id = $5)', key) end;
begin
  return query execute format(
    'select m.user_id, u.full_name, u.email::text, m.role, m.joined_at::timestamptz
     from memberships m join users u on u.id = m.user_id
     where m.club_id = $1 and m.left_at is null
       and ($2 is null or m.role = $2)
       and ($3 is null or u.full_name ilike $3 or u.email::text ilike $3)
       and ($4 is null or (%1$s, m.user_id) %2$s %3$s)
     order by %1$s %4$s, m.user_id %4$s limit $6',
    key, case when p_descending then '<' else '>' end, after, case when p_descending then 'desc' else 'asc' end)
    using current_club_id(), p_role, p_pattern, p_after, p_after_id, p_limit;
end
$$;

alter function search_members(text, text, text, boolean, timestamptz, uuid, integer) owner to courtside_system;
revoke execute on function search_members(text, text, text, boolean, timestamptz, uuid, integer) from public;
grant execute on function search_members(text, text, text, boolean, timestamptz, uuid, integer) to courtside_tenant;
