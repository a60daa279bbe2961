-- The clubs that hold something about a person by a decision of their own: as a member of today or before, a guest or an invited person.
-- `p_address` is null unless they have confirmed it.
create or replace function clubs_that_know(p_person uuid, p_address citext) returns uuid[] language sql stable
return (
  select coalesce(array_agg(distinct club_id), '{}') from (
    select club_id from memberships where user_id = p_person
    union all select club_id from guests where email = p_address
    union all select club_id from invitations where email = p_address or accepted_by = p_person
  ) as known
);
revoke execute on function clubs_that_know(uuid, citext) from public;
grant execute on function clubs_that_know(uuid, citext) to courtside_system;
