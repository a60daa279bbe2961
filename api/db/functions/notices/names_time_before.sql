-- Whether a notice names a time that begins after now and before an instant: if it waited until then, its reader would hear of that time
-- too late. Times that have begun decide nothing (docs/product/notifications.md#quiet-hours).
create or replace function names_time_before(p_details jsonb, p_now timestamptz, p_until timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from jsonb_path_query(p_details, '$.**.startsAt') named, lateral (select (named #>> '{}')::timestamptz as at) begin
    where begin.at > p_now and begin.at < p_until)
$$;

revoke execute on function names_time_before(jsonb, timestamptz, timestamptz) from public;
grant execute on function names_time_before(jsonb, timestamptz, timestamptz) to courtside_system;
