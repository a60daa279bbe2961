-- The open courts, which count towards the plan.
create or replace function count_limited_courts(p_club uuid) returns integer language sql stable
return (select count(*)::integer from courts where club_id = p_club and is_active);
