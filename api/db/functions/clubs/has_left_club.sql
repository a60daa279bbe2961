-- Whether the caller is a former member of this club: leaving again changes nothing.
create or replace function has_left_club(p_club uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from memberships where club_id = p_club and user_id = current_user_id() and left_at is not null
  )
$$;

alter function has_left_club(uuid) owner to courtside_system;
revoke execute on function has_left_club(uuid) from public;
grant execute on function has_left_club(uuid) to courtside_tenant;
