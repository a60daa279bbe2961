-- SHA-256 of an audit row's columns that are not null, so that a column which is added later changes no older hash.
create or replace function audit_row_hash(entry audit_log) returns bytea
language sql stable set timezone = 'UTC' set search_path = public, pg_temp
as $$
  select sha256(convert_to(jsonb_object_agg(key, value)::text, 'UTF8')) from jsonb_each(to_jsonb(entry)) where value <> 'null'
$$;
