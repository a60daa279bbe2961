-- All members except the sample coach count towards the plan; no role is exempt.
create or replace function count_limited_members(p_club uuid) returns integer language sql stable
return (select count(*)::integer from memberships where club_id = p_club and left_at is null and not is_sample);
