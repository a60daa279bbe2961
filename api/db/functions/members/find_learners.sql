-- The members that a coach can give a lesson to: like find_members, but only people with the role of a member and by name only,
-- because a coach is not staff and must not learn from a search who owns an address.
create or replace function find_learners(p_pattern text, p_most integer) returns setof member_found
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute
    'select * from (
       select m.user_id, u.full_name, u.email::text, m.role, m.joined_at::timestamptz
       from memberships m join users u on u.id = m.user_id
       where m.club_id = $1 and m.left_at is null and m.role = ''member'' and u.full_name ilike $2
         and ($4 is null or letter_pairs(u.full_name, u.email::text) @> array[$4])
       limit 200
     ) as candidate order by lower(full_name), user_id limit $3'
    using current_club_id(), p_pattern, p_most, pair_of_pattern(p_pattern);
end
$$;

alter function find_learners(text, integer) owner to courtside_system;
revoke execute on function find_learners(text, integer) from public;
grant execute on function find_learners(text, integer) to courtside_tenant;
