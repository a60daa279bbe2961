-- Schedules processing of the club's waitlist queue after a change that may open a slot.
create or replace function check_waitlist() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into waitlist_checks (club_id, due_at)
    values ((to_jsonb(new) ->> case tg_table_name when 'clubs' then 'id' else 'club_id' end)::uuid, clock_now());
  return null;
end
$$;

alter function check_waitlist() owner to courtside_system;
revoke execute on function check_waitlist() from public;

-- An opened court has slots to offer, a closed one withdraws its offers.
create or replace trigger courts_changed after insert or update on courts for each row execute function check_waitlist();

create or replace trigger clubs_changed after update on clubs for each row
when (new is distinct from old) execute function check_waitlist();

-- A concurrent cancellation may not see the new entry, nor the entry the freed slot.
create or replace trigger waitlist_entries_joined after insert on waitlist_entries for each row execute function check_waitlist();
