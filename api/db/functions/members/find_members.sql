-- The members that staff can book for: at most `p_most` of the current club, for a search while typing. Bypasses row-level
-- security as search_members does. The candidates are not ordered: for a rare name the planner would read all members in that
-- order instead of using the trigram index. Two characters are too few for that index: they have one of their own. Many characters
-- have many trigrams, whose cost the planner puts above that of reading every person of the installation: it may not.
create or replace function find_members(p_pattern text, p_most integer) returns setof member_found
language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query execute
    'select * from (
       select m.user_id, u.full_name, u.email::text, m.role, m.joined_at::timestamptz
       from memberships m join users u on u.id = m.user_id
       where m.club_id = $1 and m.left_at is null and (u.full_name ilike $2 or u.email::text ilike $2)
         and ($4 is null or letter_pairs(u.full_name, u.email::text) @> array[$4])
       limit 200
     ) as candidate order by lower(full_name), user_id limit $3'
    using current_club_id(), p_pattern, p_most, pair_of_pattern(p_pattern);
end
$$;

alter function find_members(text, integer) owner to courtside_system;
revoke execute on function find_members(text, integer) from public;
grant execute on function find_members(text, integer) to courtside_tenant;
