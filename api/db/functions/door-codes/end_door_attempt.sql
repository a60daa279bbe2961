-- Records an attempt at a gateway: `p_problem` is null if it succeeded, else the next attempt follows after `p_pause` seconds. A claim
-- that was overtaken, by a change of the booking or of its people or by another process, only says how the gateway is: its code may be
-- replaced by now. One at a gateway that another has replaced, whose sealed secret is not `p_secret`, says nothing of the new one. False:
-- it failed and was overtaken.
create or replace function end_door_attempt(
  p_club uuid, p_booking uuid, p_claim integer, p_code bytea, p_problem text, p_pause integer, p_secret bytea default null
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update door_gateways set problem = p_problem, reached_at = case when p_problem is null then now() else reached_at end
    where club_id = p_club and (p_secret is null or secret_sealed = p_secret);
  if not found then return p_problem is null; end if;
  if p_problem is not null then
    update door_codes set code_sealed = p_code, failures = failures + 1, next_attempt_at = now() + make_interval(secs => p_pause)
      where club_id = p_club and booking_id = p_booking and claim = p_claim;
    return found;
  end if;
  delete from door_codes where club_id = p_club and booking_id = p_booking and claim = p_claim and state = 'removing';
  update door_codes set code_sealed = p_code, failures = 0, state = 'set'
    where club_id = p_club and booking_id = p_booking and claim = p_claim and state = 'setting';
  return true;
end
$$;

alter function end_door_attempt(uuid, uuid, integer, bytea, text, integer, bytea) owner to courtside_system;
revoke execute on function end_door_attempt(uuid, uuid, integer, bytea, text, integer, bytea) from public;
grant execute on function end_door_attempt(uuid, uuid, integer, bytea, text, integer, bytea) to courtside_auth;
