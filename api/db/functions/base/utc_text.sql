-- An instant as the api writes it: UTC, ISO 8601, milliseconds.
create or replace function utc_text(p_at timestamptz) returns text language sql immutable parallel safe
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
