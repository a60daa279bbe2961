-- A new club's clock is its founder's, and its admin confirms hours and time zone once.

-- Null until an admin has confirmed or changed them: a step of the onboarding card.
alter table clubs add column hours_confirmed_at timestamptz;
grant update (hours_confirmed_at) on clubs to courtside_tenant;

-- A zone that this database does not know would fail every query that lays out the club's day.
alter table clubs add constraint clubs_time_zone_known check (timestamptz 'epoch' at time zone time_zone is not null);

-- As auth.found_club of 033, in the given time zone.
create function auth.found_club(
  account uuid, p_name text, p_location text, p_zone text, p_session uuid, p_request text, p_ip inet, p_agent text
) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club uuid := auth.found_club(account, p_name, p_location, p_session, p_request, p_ip, p_agent);
begin
  update clubs set time_zone = p_zone where id = club;
  return club;
end
$$;

create function found_club(
  p_name text, p_location text, p_zone text, p_session uuid, p_request text, p_ip inet, p_agent text
) returns uuid language sql security definer set search_path = public, pg_temp as $$
  select auth.found_club(current_user_id(), p_name, p_location, p_zone, p_session, p_request, p_ip, p_agent)
$$;

grant create on schema public, auth to courtside_system;
alter function auth.found_club(uuid, text, text, text, uuid, text, inet, text) owner to courtside_system;
alter function found_club(text, text, text, uuid, text, inet, text) owner to courtside_system;
revoke create on schema public, auth from courtside_system;
revoke execute on function auth.found_club(uuid, text, text, text, uuid, text, inet, text),
  found_club(text, text, text, uuid, text, inet, text) from public;
grant execute on function auth.found_club(uuid, text, text, text, uuid, text, inet, text) to courtside_auth;
grant execute on function found_club(text, text, text, uuid, text, inet, text) to courtside_tenant;

-- Only the functions above are called now.
drop function found_club(text, text, uuid, text, inet, text);
revoke execute on function auth.found_club(uuid, text, text, uuid, text, inet, text) from courtside_auth;
