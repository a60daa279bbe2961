-- Members of the current club, newest first. `p_pattern` is an ILIKE pattern. Row-level security would keep the planner from
-- the trigram index, because ILIKE is not leakproof: the predicate on the club here is the tenant isolation. EXECUTE plans
-- for the actual values.
create or replace function search_members(
  p_pattern text, p_role text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns setof member_found language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute
    'select m.user_id, u.full_name, u.email::text, m.role, m.joined_at::timestamptz
     from memberships m join users u on u.id = m.user_id
     where m.club_id = $1 and m.left_at is null
       and ($2 is null or m.role = $2)
       and ($3 is null or u.full_name ilike $3 or u.email::text ilike $3)
       and ($4 is null or (m.joined_at, m.user_id) < ($4, $5))
     order by m.joined_at desc, m.user_id desc limit $6'
    using current_club_id(), p_role, p_pattern, p_before, p_before_id, p_limit;
end
$$;

alter function search_members(text, text, timestamptz, uuid, integer) owner to courtside_system;
revoke execute on function search_members(text, text, timestamptz, uuid, integer) from public;
grant execute on function search_members(text, text, timestamptz, uuid, integer) to courtside_tenant;
