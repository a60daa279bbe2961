-- What lists of courts are ordered by: the name in lower case, its numbers by their value, so that Court 10 follows Court 9.
create or replace function court_name_order(p_name text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(lower(p_name), '\d+', '000000000\&', 'g'), '0*(\d{10})(?!\d)', '\1', 'g');
