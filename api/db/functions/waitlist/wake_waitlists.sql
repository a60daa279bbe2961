-- Notifies every process, on commit, that a waitlist queue is due.
create or replace function wake_waitlists() returns trigger language plpgsql as $$
begin
  perform pg_notify('courtside_live', '{"work":"waitlist"}');
  return null;
end
$$;

create or replace trigger waitlist_checks_wake after insert on waitlist_checks for each statement execute function wake_waitlists();
