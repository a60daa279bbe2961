-- The longest row of an occupancy or an event date (their checks enforce it): whatever overlaps an instant started after that
-- instant minus this, which bounds a scan by start. 25 hours, the length of a date on which the clock is turned back.
create or replace function longest_occupancy() returns interval language sql immutable parallel safe
return interval '25 hours';
