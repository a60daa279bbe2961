-- The two characters of an ILIKE pattern that contains no more, for the index on pairs of letters; null for any other pattern.
create or replace function pair_of_pattern(p_pattern text) returns text language sql immutable parallel safe
return case when p_pattern ~ '^%[^\\%_]{2}%$' and length(lower(p_pattern)) = 4 then substr(lower(p_pattern), 2, 2) end;
