-- Whether a notice waits neither for the end of quiet hours nor for a daily mail: an offer, a closed court whose time begins within 12
-- hours, and the test of a message, whose writer is waiting for it (docs/product/notifications.md#quiet-hours).
create or replace function is_urgent_notice(p_kind text, p_event text, p_details jsonb, p_useful_until timestamptz) returns boolean
language sql stable as $$
  select p_kind = 'waitlist_offered' or p_details->'alternatives' is not null or p_details @> '{"isTest": true}'
    or coalesce(p_event = 'closure', false) and coalesce(
      (p_details->>'startsAt')::timestamptz,
      (select min((item->>'startsAt')::timestamptz) from jsonb_array_elements(p_details->'items') item),
      p_useful_until, now()) < now() + interval '12 hours'
$$;

revoke execute on function is_urgent_notice(text, text, jsonb, timestamptz) from public;
grant execute on function is_urgent_notice(text, text, jsonb, timestamptz) to courtside_system;
