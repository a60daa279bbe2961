-- No row of an occupancy or an event date is longer (their checks say so): what overlaps an instant started after it minus this,
-- which bounds a scan by start. 25 hours, because a date on which the clock is turned back has as many.
create or replace function longest_occupancy() returns interval language sql immutable parallel safe
return interval '25 hours';
