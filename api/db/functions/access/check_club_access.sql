-- The access state of a club as the current user sees it.
create or replace function check_club_access(club_uuid uuid) returns access_status language sql stable
return (
  select club_access(c, (select u.created_at from users u where u.id = current_user_id() and u.is_demo))
  from (select) as one left join clubs c on c.id = club_uuid
);
