-- Schedules processing of the club's waitlist queue when the transaction that freed a slot commits.
create or replace function check_waitlists_of_freed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- An insert of no rows would wake the queue's processes all the same.
  if not exists (select from freed where freed.ends_at > clock_now()) then return null; end if;
  insert into waitlist_checks (club_id, due_at)
    select distinct freed.club_id, clock_now() from freed where freed.ends_at > clock_now();
  return null;
end
$$;

alter function check_waitlists_of_freed() owner to courtside_system;
revoke execute on function check_waitlists_of_freed() from public;

create or replace trigger court_occupancies_freed after delete on court_occupancies
referencing old table as freed for each statement execute function check_waitlists_of_freed();
