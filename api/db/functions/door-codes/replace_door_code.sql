-- Makes a new code for a booking that somebody no longer takes part in, who may know the code (docs/decisions/0080): a player, the
-- booker or the coach. A booking without a code yet keeps its first. A code that is being removed stays so.
create or replace function replace_door_code() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  booking uuid;
begin
  if tg_table_name = 'bookings' then booking := old.id; else booking := old.booking_id; end if;
  update door_codes set code_sealed = null, state = case state when 'removing' then state else 'setting' end, failures = 0,
      next_attempt_at = now(), claim = claim + 1
    where club_id = old.club_id and booking_id = booking and code_sealed is not null;
  return null;
end
$$;

alter function replace_door_code() owner to courtside_system;
revoke execute on function replace_door_code() from public;

create or replace trigger booking_players_replace_door_code after delete on booking_players for each row
when (old.user_id is not null)
execute function replace_door_code();

create or replace trigger booking_players_replace_door_code_of_other after update of user_id on booking_players for each row
when (old.user_id is not null and new.user_id is distinct from old.user_id)
execute function replace_door_code();

create or replace trigger bookings_replace_door_code after update of user_id, coach_id on bookings for each row
when (new.user_id <> old.user_id or old.coach_id is not null and new.coach_id is distinct from old.coach_id)
execute function replace_door_code();
