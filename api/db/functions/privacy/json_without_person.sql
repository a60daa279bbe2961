-- The same for JSON, in its values: keys and the other words of a program stay as they are. A value that is the name alone becomes
-- "Former member" where its key says that it is a person's name, also if it is a single word.
create or replace function json_without_person(p_json jsonb, p_address text, p_name text) returns jsonb
language plpgsql immutable parallel safe as $$
begin
  case jsonb_typeof(p_json)
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(key,
          case when value = to_jsonb(p_name) and key ~ '[nN]ame$' and key !~ '^(api_key|club|(to_)?court|device|plan)_?[nN]ame$'
            then '"Former member"' else json_without_person(value, p_address, p_name) end), '{}')
        from jsonb_each(p_json));
    when 'array' then
      return (
        select coalesce(jsonb_agg(json_without_person(value, p_address, p_name) order by place), '[]')
        from jsonb_array_elements(p_json) with ordinality as each (value, place));
    when 'string' then
      return to_jsonb(text_without_person(p_json #>> '{}', p_address, p_name));
    else
      return p_json;
  end case;
end
$$;
