-- Addresses of sample data, which reach no person: the demo club, the QA club, the load clubs, a new club's sample coach.
create or replace function is_sample_address(p_address citext) returns boolean language sql immutable parallel safe
return p_address::text ~* '(@|\.)((demo|qa|qa-members|load)\.courtside\.test|invalid)$';
