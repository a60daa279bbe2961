-- Enforces the capacity of an event (docs/product/events.md#registration) for every writer: the lock on the event's row
-- serialises two registrations for the last place.
create or replace function keep_event_capacity() returns trigger language plpgsql as $$
declare
  places integer;
begin
  select max_attendees into places from events where club_id = new.club_id and id = new.event_id for no key update;
  if (select count(*) from event_registrations where club_id = new.club_id and event_id = new.event_id) > places then
    raise exception 'the event is full' using errcode = 'check_violation', constraint = 'event_registrations_capacity';
  end if;
  return null;
end
$$;

create or replace trigger event_registrations_capacity after insert on event_registrations
for each row execute function keep_event_capacity();
