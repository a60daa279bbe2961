-- The admins of a club in which an address is marked, with the name of the member whose address it is.
create or replace function admins_to_tell_of_address(p_club uuid, p_address citext)
returns table (user_id uuid, name text, is_complaint boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select admin.user_id, u.full_name, b.is_complaint
  from bounced_addresses b
  join clubs c on c.id = b.club_id and c.closed_at is null and not c.is_demo
  join memberships admin on admin.club_id = b.club_id and admin.role = 'admin' and admin.left_at is null
  left join users u on u.email = b.address
    and exists (select from memberships m where m.club_id = b.club_id and m.user_id = u.id and m.left_at is null)
  where b.club_id = p_club and b.address = p_address
$$;

alter function admins_to_tell_of_address(uuid, citext) owner to courtside_system;
revoke execute on function admins_to_tell_of_address(uuid, citext) from public;
grant execute on function admins_to_tell_of_address(uuid, citext) to courtside_auth;
