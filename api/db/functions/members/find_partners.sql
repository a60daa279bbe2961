-- Members whom another member may name as a player: at most `p_most` of the current club, without the caller and sample people. By
-- the exact name or address (a pattern without wildcards), and with `p_part` by a part of the name, unless they hide from the
-- directory. Bypasses row-level security as search_members does. Addresses are no part of the result.
create or replace function find_partners(p_exact text, p_part text, p_most integer) returns setof partner_found
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute
    'select * from (
       select m.user_id, u.full_name
       from memberships m join users u on u.id = m.user_id
       where m.club_id = $1 and m.left_at is null and not m.is_sample and m.user_id is distinct from $2
         and (u.full_name ilike $3 or u.email::text ilike $3 or $4 is not null and m.in_directory and u.full_name ilike $4)
       limit 200
     ) as candidate order by lower(full_name), user_id limit $5'
    using current_club_id(), current_user_id(), p_exact, p_part, p_most;
end
$$;

alter function find_partners(text, text, integer) owner to courtside_system;
revoke execute on function find_partners(text, text, integer) from public;
grant execute on function find_partners(text, text, integer) to courtside_tenant;
