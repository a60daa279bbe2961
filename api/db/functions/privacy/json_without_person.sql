-- The same for JSON. A value that is the name alone becomes "Former member", also if it is a single word.
create or replace function json_without_person(p_json jsonb, p_address text, p_name text) returns jsonb
language sql immutable parallel safe as $$
  select text_without_person(
    replace(p_json::text, to_json(p_name)::text, '"Former member"'),
    btrim(to_json(p_address)::text, '"'), btrim(to_json(p_name)::text, '"'))::jsonb
$$;
