-- The clubs that a person has asked to join. Everyone may ask: what a club has written is not searched for an applicant's name.
create or replace function clubs_asked_by(p_person uuid) returns uuid[] language sql stable
return (select coalesce(array_agg(distinct club_id), '{}') from join_requests where user_id = p_person);
revoke execute on function clubs_asked_by(uuid) from public;
grant execute on function clubs_asked_by(uuid) to courtside_system;
