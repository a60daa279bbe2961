-- A regular expression that matches a text as it is: the ASCII characters that are neither letters nor digits are escaped.
create or replace function literal_pattern(p_text text) returns text language sql immutable parallel safe
return regexp_replace(p_text, '([!-/:-@[-`{-~])', '\\\1', 'g');
