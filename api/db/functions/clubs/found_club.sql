-- Creates a club for the signed-in user.
create or replace function found_club(
  p_name text, p_location text, p_settings jsonb, p_session uuid, p_request text, p_ip inet, p_agent text
) returns uuid language sql security definer set search_path = public, pg_temp as $$
  select auth.found_club(current_user_id(), p_name, p_location, p_settings, p_session, p_request, p_ip, p_agent)
$$;

alter function found_club(text, text, jsonb, uuid, text, inet, text) owner to courtside_system;
revoke execute on function found_club(text, text, jsonb, uuid, text, inet, text) from public;
grant execute on function found_club(text, text, jsonb, uuid, text, inet, text) to courtside_tenant;
